import type { ReactNode } from 'react';

import { classNames } from '../lib/class-names';
import { useHeadingFocus } from './use-heading-focus';

const widths = { narrow: 'max-w-md', reading: 'max-w-3xl', wide: 'max-w-6xl' } as const;

/** A page with its title in the tab and one heading, which takes focus when the page is navigated to. */
export function Page({
  title,
  heading = title,
  intro,
  width = 'wide',
  isHeadingHidden = false,
  action,
  children,
}: {
  title: string;
  heading?: ReactNode;
  intro?: ReactNode;
  width?: keyof typeof widths;
  isHeadingHidden?: boolean;
  /** What concerns the page as a whole, beside its heading. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const headingRef = useHeadingFocus();
  const headingElement = (
    <h1
      ref={headingRef}
      tabIndex={-1}
      className={isHeadingHidden ? 'sr-only' : 'text-3xl sm:text-4xl'}
    >
      {heading}
    </h1>
  );
  return (
    <div className={classNames('mx-auto w-full px-4 py-6 sm:px-6 sm:py-10', widths[width])}>
      <title>{`${title} – Teoriklar`}</title>
      {action === undefined ? (
        headingElement
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {headingElement}
          {action}
        </div>
      )}
      {intro !== undefined && (
        <p className="mt-2 max-w-prose text-lg text-muted-foreground">{intro}</p>
      )}
      <div className={isHeadingHidden ? undefined : 'mt-6'}>{children}</div>
    </div>
  );
}
