import type { ComponentProps } from 'react';

import { classNames } from '../lib/class-names';

/** A surface that holds what belongs together. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames(
        'border-border bg-surface rounded-card shadow-lift border p-5 sm:p-6',
        className,
      )}
    />
  );
}
