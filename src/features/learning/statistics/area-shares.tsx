import { Link } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { examAreaNames } from '../../../domain/exam/exam-area';
import type { Statistics } from '../../../domain/learning/statistics';
import { formatCount } from '../../../lib/format';
import { Card } from '../../../ui/card';
import { ProgressBar } from '../../../ui/progress-bar';

/** The share of right answers in each area. */
export function AreaShares({
  areas,
  pass,
}: {
  areas: Statistics['areas'];
  /** What passes the test, where there is one line. */
  pass: { percent: number; label: string } | null;
}) {
  return (
    <Card>
      <h2 className="text-xl">Område för område</h2>
      <p className="mt-1">
        Här räknas alla svar du har gett, även de från innan du hade lärt dig, medan chansen under{' '}
        <Link
          className="font-medium text-primary underline underline-offset-4"
          to={paths.readiness.getHref()}
        >
          Hur redo är du?
        </Link>{' '}
        gäller vad du troligen kan idag.
      </p>
      {pass !== null && (
        <p className="mt-1 text-sm text-muted-foreground">
          Strecket: {pass.label.toLowerCase()}, {pass.percent}&nbsp;%.
        </p>
      )}
      <ul className="mt-4 grid gap-4">
        {areas.map(({ area, answered, percent }) => (
          <li key={area} className="grid gap-1.5">
            <div className="flex justify-between gap-3">
              <span className="font-medium">{examAreaNames[area]}</span>
              <span className="shrink-0 text-muted-foreground tabular-nums">
                {percent ?? 0}&nbsp;% av {formatCount(answered, 'svar', 'svar')}
              </span>
            </div>
            <ProgressBar
              label={`Andel rätt, ${examAreaNames[area]}`}
              percent={percent ?? 0}
              mark={pass?.percent}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
