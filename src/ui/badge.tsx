import type { ReactNode } from 'react';

import { classNames } from '../lib/class-names';

const tones = {
  neutral: 'bg-muted text-muted-ink',
  primary: 'bg-primary-soft text-primary',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  destructive: 'bg-destructive-soft text-destructive-ink',
} as const;

/** A short label on a quiet ground. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
