import type { ReactNode } from 'react';

import { classNames } from '../../lib/class-names';

/** A line across the page under the menu; on a phone none stands above a question but one that is urgent. */
export function StatusBar({
  isUrgent = false,
  children,
}: {
  isUrgent?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'border-b border-border bg-warning-soft text-warning-ink print:hidden',
        !isUrgent && 'asking:hidden',
      )}
    >
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-2 text-sm font-medium sm:px-6 asking:py-0.5 asking:text-xs">
        {children}
      </div>
    </div>
  );
}
