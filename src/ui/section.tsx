import type { ReactNode } from 'react';

import { classNames } from '../lib/class-names';

const grounds = { plain: '', raised: 'border-y border-border bg-surface' } as const;

/** A part of a page that stretches from edge to edge, under a heading with the marks of a road's middle. */
export function Section({
  heading,
  lead,
  ground = 'plain',
  isSplit = false,
  children,
}: {
  heading: string;
  lead?: ReactNode;
  ground?: keyof typeof grounds;
  /** On a wide screen the heading stands beside what it is the heading of. */
  isSplit?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={classNames('py-14 sm:py-20', grounds[ground])}>
      <div
        className={classNames(
          'mx-auto grid max-w-6xl gap-8 px-4 sm:gap-12 sm:px-6',
          isSplit && 'lg:grid-cols-[5fr_8fr]',
        )}
      >
        <div className="max-w-2xl">
          <div
            aria-hidden
            className="h-1.5 w-[4.25rem] bg-[repeating-linear-gradient(90deg,var(--accent)_0_1.25rem,transparent_1.25rem_1.5rem)]"
          />
          <h2 className="mt-4 text-3xl font-bold sm:text-4xl">{heading}</h2>
          {lead !== undefined && (
            <p className="mt-3 text-lg text-pretty text-muted-foreground">{lead}</p>
          )}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
