import type { Curve } from '../../data/outcomes/curve';
import { formatCount } from '../../lib/format';
import { Card } from '../../ui/card';
import { IntervalBar } from '../../ui/interval-bar';

const percent = (share: number) => Math.round(share * 100);

/** How often learners passed who were foretold a chance. */
export function ForetoldCurve({ curve }: { curve: Curve }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">Så väl stämmer chansen</h2>
      <p className="text-muted-foreground">
        {formatCount(curve.count, 'elev', 'elever')} har berättat hur det gick på det riktiga
        provet. Strecket är den chans de hade fått kvällen före, i snitt.
      </p>
      <ul className="grid gap-3">
        {curve.tenths.map(({ from, count, foretold, happened, low, high }) => (
          <li key={from} className="grid gap-1">
            <div className="flex justify-between gap-3">
              <span>
                Chans {percent(from)}–{percent(from) + 10}&nbsp;%
              </span>
              <span className="shrink-0 tabular-nums">
                {percent(happened)}&nbsp;% av {count} godkända
              </span>
            </div>
            <IntervalBar
              label={`${String(percent(happened))} procent godkända, troligen mellan ${String(percent(low))} och ${String(percent(high))}`}
              interval={{ value: percent(happened), low: percent(low), high: percent(high) }}
              mark={percent(foretold)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
