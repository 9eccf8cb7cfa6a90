import { niceCeiling } from './nice-ceiling';

/** One bar: what is written under it, how high it is, and what it says to those who do not see it. */
export interface Bar {
  key: string;
  label: string;
  value: number;
  description: string;
}

/** Where the chart's bars stand, in its own units. */
const frame = { width: 360, height: 150, top: 10, bottom: 126, left: 54, right: 356 } as const;

/** Readable also where the chart is as narrow as a phone. */
const fontSize = 11;

/** Bars from zero, up or down, in their order. A table beside it has the exact figures. */
export function BarChart({
  label,
  bars,
  format,
}: {
  label: string;
  bars: readonly Bar[];
  /** Writes a value at the axis. */
  format: (value: number) => string;
}) {
  const values = bars.map(({ value }) => value);
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = niceCeiling(Math.max(highest, -lowest)) / 2;
  const start = Math.floor(lowest / step) * step;
  const end = lowest < 0 ? Math.ceil(highest / step) * step : 2 * step;
  const lines = Array.from(
    { length: (end - start) / step + 1 },
    (_, index) => start + step * index,
  );
  const yOf = (value: number) =>
    frame.bottom - ((frame.bottom - frame.top) * (value - start)) / (end - start);
  // of many, every second one has room for its name, the last among them
  const isNamed = (index: number) => bars.length <= 6 || (bars.length - index) % 2 === 1;
  const slot = (frame.right - frame.left) / Math.max(1, bars.length);
  return (
    <svg
      role="img"
      aria-label={`${label}: ${bars.map(({ description }) => description).join(', ')}.`}
      viewBox={`0 0 ${String(frame.width)} ${String(frame.height)}`}
      className="w-full max-w-3xl"
    >
      {lines.map((value) => (
        <g key={value} className="fill-muted-foreground stroke-border">
          <line x1={frame.left} x2={frame.right} y1={yOf(value)} y2={yOf(value)} />
          {Number.isInteger(value) && (
            <text
              x={frame.left - 6}
              y={yOf(value) + 3}
              textAnchor="end"
              stroke="none"
              fontSize={fontSize}
            >
              {format(value)}
            </text>
          )}
        </g>
      ))}
      {bars.map((bar, index) => (
        <g key={bar.key}>
          <rect
            x={frame.left + slot * index + slot * 0.18}
            y={yOf(Math.max(0, bar.value))}
            width={slot * 0.64}
            height={Math.abs(yOf(0) - yOf(bar.value))}
            rx={1.5}
            className="fill-primary"
          />
          <text
            x={frame.left + slot * (index + 0.5)}
            y={frame.bottom + 14}
            textAnchor="middle"
            fontSize={fontSize}
            className="fill-muted-foreground"
          >
            {isNamed(index) && bar.label}
          </text>
        </g>
      ))}
    </svg>
  );
}
