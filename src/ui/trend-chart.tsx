/** Where the chart's lines run, in its own units. */
const frame = { width: 320, height: 120, top: 8, bottom: 104, left: 34, right: 312 } as const;

const yOf = (percent: number) => frame.bottom - ((frame.bottom - frame.top) * percent) / 100;

/** A line through shares in whole per cent, the oldest first, with a line for what is to be reached, where there is one. */
export function TrendChart({
  label,
  values,
  mark,
}: {
  label: string;
  values: readonly number[];
  mark: { percent: number; label: string } | null;
}) {
  const step = (frame.right - frame.left) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => ({
    x: frame.left + step * index,
    y: yOf(value),
    value,
  }));
  return (
    <svg
      role="img"
      aria-label={`${label}: ${values.map((value) => `${String(value)} %`).join(', ')}.${mark === null ? '' : ` ${mark.label} ${String(mark.percent)} %.`}`}
      viewBox={`0 0 ${String(frame.width)} ${String(frame.height)}`}
      className="mt-3 w-full max-w-xl"
    >
      {[0, 50, 100].map((percent) => (
        <g key={percent} className="fill-muted-foreground stroke-border">
          <line x1={frame.left} x2={frame.right} y1={yOf(percent)} y2={yOf(percent)} />
          <text x={frame.left - 6} y={yOf(percent) + 3} textAnchor="end" stroke="none" fontSize={9}>
            {percent} %
          </text>
        </g>
      ))}
      {mark !== null && (
        <>
          <line
            x1={frame.left}
            x2={frame.right}
            y1={yOf(mark.percent)}
            y2={yOf(mark.percent)}
            strokeDasharray="5 4"
            className="stroke-success"
            strokeWidth={1.5}
          />
          <text
            x={frame.right}
            y={yOf(mark.percent) - 4}
            textAnchor="end"
            fontSize={9}
            className="fill-success font-medium"
          >
            {mark.label} {mark.percent} %
          </text>
        </>
      )}
      <polyline
        points={points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ')}
        fill="none"
        className="stroke-primary"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {points.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={3.5} className="fill-primary" />
      ))}
    </svg>
  );
}
