/** Parts of a whole in per cent. */
interface Interval {
  value: number;
  low: number;
  high: number;
}

const place = (percent: number) => `${String(percent)}%`;

/** An estimate on a scale from 0 to 100 % with how sure it is, and a line for what is to be reached. */
export function IntervalBar({
  label,
  interval: { value, low, high },
  mark,
}: {
  /** Says all of it to those who do not see it. */
  label: string;
  interval: Interval;
  mark?: number;
}) {
  return (
    <div role="img" aria-label={label} className="relative h-4">
      <div className="absolute inset-x-0 top-1 h-2 rounded-full bg-muted" />
      <div
        className="absolute top-1 h-2 rounded-full bg-primary/40"
        style={{ left: place(low), width: place(Math.max(1, high - low)) }}
      />
      {mark !== undefined && (
        <div
          className="absolute top-0 h-4 border-l-2 border-dashed border-foreground"
          style={{ left: place(mark) }}
        />
      )}
      <div
        className="absolute top-0 size-4 -translate-x-1/2 rounded-full border-2 border-surface bg-primary"
        style={{ left: place(value) }}
      />
    </div>
  );
}
