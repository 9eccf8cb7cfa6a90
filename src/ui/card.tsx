import type { ComponentProps } from 'react';

import { classNames } from '../lib/class-names';

/** A surface that holds what belongs together. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-card border border-border bg-surface p-5 shadow-lift sm:p-6',
        className,
      )}
    />
  );
}
