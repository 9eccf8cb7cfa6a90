import type { ReactNode } from 'react';

import { classNames } from '../../lib/class-names';
import { useHeadingFocus } from '../../ui/use-heading-focus';
import { narrowStore } from './narrow-store';

/** The frame of the unlocked panel: a column at the left or, on a phone, a bar at the top, and what is open beside it. */
export function DeskFrame({
  open,
  isNarrow = narrowStore.read() ?? false,
  menu,
  search,
  tabs,
  children,
}: {
  /** The name of the open tab. */
  open?: string;
  isNarrow?: boolean;
  /** On a phone, opens the list of tabs. */
  menu?: ReactNode;
  search?: ReactNode;
  /** The tabs, where there is room for the column. */
  tabs?: ReactNode;
  children: ReactNode;
}) {
  const heading = useHeadingFocus();
  return (
    <div data-desk className="lg:flex">
      <title>{`${open === undefined ? '' : `${open} – `}Administratörspanel – Teoriklar`}</title>
      <div
        className={classNames(
          'sticky top-0 z-20 flex h-12 items-center gap-1 border-b border-border bg-background px-2 lg:top-[4.0625rem] lg:block lg:h-[calc(100dvh-4.0625rem)] lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:py-4 print:hidden',
          isNarrow ? 'lg:w-16' : 'lg:w-52',
        )}
      >
        <div className="size-11 shrink-0 lg:hidden">{menu}</div>
        <h1
          ref={heading}
          tabIndex={-1}
          className={classNames(
            'grow text-lg lg:mb-3 lg:px-3 lg:text-base',
            isNarrow && 'lg:sr-only',
            open !== undefined && 'max-sm:sr-only',
          )}
        >
          Administratörspanel
        </h1>
        {open !== undefined && (
          // to screen readers the tab's own heading says it
          <p
            aria-hidden
            data-open={open}
            className="min-w-0 grow truncate text-lg font-semibold before:content-[attr(data-open)] sm:hidden"
          />
        )}
        {search}
        <div className="hidden lg:block">{tabs}</div>
      </div>
      <div className="min-w-0 flex-1 px-4 pt-1.5 pb-10 sm:px-6 lg:pt-6">
        <div className="mx-auto max-w-6xl">{children}</div>
      </div>
    </div>
  );
}
