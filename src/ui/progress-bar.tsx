import * as Progress from '@radix-ui/react-progress';

import { classNames } from '../lib/class-names';

const tones = {
  primary: 'bg-primary',
  success: 'bg-success',
  warning: 'bg-warning',
  destructive: 'bg-destructive',
} as const;

/** A bar for a share in whole per cent, 0–100. */
export function ProgressBar({
  label,
  percent,
  tone = 'primary',
}: {
  label: string;
  percent: number;
  tone?: keyof typeof tones;
}) {
  return (
    <Progress.Root
      value={percent}
      aria-label={label}
      className="h-2 overflow-hidden rounded-full bg-muted"
    >
      <Progress.Indicator
        className={classNames('h-full rounded-full transition-[width]', tones[tone])}
        style={{ width: `${String(percent)}%` }}
      />
    </Progress.Root>
  );
}
