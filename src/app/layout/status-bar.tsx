import type { ReactNode } from 'react';

/** A line across the page under the menu. */
export function StatusBar({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-border bg-warning-soft text-warning-ink print:hidden">
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-2 text-sm font-medium sm:px-6">
        {children}
      </div>
    </div>
  );
}
