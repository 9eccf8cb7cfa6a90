import { ChartFrame } from './chart-frame';

const yOf = (percent: number) => 100 - percent;

/**
 * A line through shares in whole per cent, the oldest first, with how sure each is, and a line for what is to be reached,
 * where there are such.
 */
export function TrendChart({
  label,
  values,
  intervals = [],
  mark = null,
  ends = [],
}: {
  label: string;
  values: readonly number[];
  /** For each value or for none. */
  intervals?: readonly { low: number; high: number }[];
  mark?: { percent: number; label: string } | null;
  /** What is written below the first value and the last. */
  ends?: readonly string[];
}) {
  const step = 100 / Math.max(1, values.length - 1);
  const line = (shares: readonly number[]) =>
    shares.map((share, index) => `${String(step * index)},${String(yOf(share))}`);
  const band = [
    ...line(intervals.map(({ high }) => high)),
    ...line(intervals.map(({ low }) => low)).reverse(),
  ];
  return (
    <div>
      <ChartFrame
        label={`${label}: ${values.map((value) => `${String(value)} %`).join(', ')}.${mark === null ? '' : ` ${mark.label} ${String(mark.percent)} %.`}`}
        lines={['0\u00a0%', '50\u00a0%', '100\u00a0%']}
        names={[]}
      >
        {band.length > 0 && <polygon points={band.join(' ')} className="fill-primary/20" />}
        {mark !== null && (
          <path
            d={`M0 ${String(yOf(mark.percent))}H100`}
            strokeDasharray="5 4"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
            className="stroke-success"
          />
        )}
        <polyline
          points={line(values).join(' ')}
          fill="none"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-primary"
        />
        {line(values).map((point) => (
          // a line without length is a dot, and round however the chart is stretched
          <path
            key={point}
            d={`M${point}h0`}
            strokeWidth={7}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-primary"
          />
        ))}
      </ChartFrame>
      {(ends.length > 0 || mark !== null) && (
        <div
          aria-hidden
          className="mt-1 flex flex-wrap justify-between gap-x-4 pl-10 text-xs text-muted-foreground tabular-nums"
        >
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
          {mark !== null && (
            <span className="flex w-full items-center gap-2">
              <span className="w-6 border-t-2 border-dashed border-success" />
              {mark.label} {mark.percent}&nbsp;%
            </span>
          )}
        </div>
      )}
    </div>
  );
}
