import { classNames } from '../lib/class-names';

const tones = {
  primary: 'bg-primary',
  success: 'bg-success',
  warning: 'bg-warning',
  destructive: 'bg-destructive',
} as const;

/** A bar for a share in whole per cent, 0–100, with a line across it at what is to be reached, where there is one. */
export function ProgressBar({
  label,
  percent,
  tone = 'primary',
  mark,
}: {
  label: string;
  percent: number;
  tone?: keyof typeof tones;
  mark?: number | undefined;
}) {
  const bar = (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-muted"
    >
      <div
        className={classNames('h-full rounded-full transition-[width]', tones[tone])}
        style={{ width: `${String(percent)}%` }}
      />
    </div>
  );
  if (mark === undefined) return bar;
  return (
    <div className="relative">
      {bar}
      <span
        aria-hidden
        className="absolute -inset-y-1 -ml-px w-0.5 bg-foreground"
        style={{ left: `${String(mark)}%` }}
      />
    </div>
  );
}
