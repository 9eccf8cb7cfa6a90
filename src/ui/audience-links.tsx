import type { ReactElement } from 'react';

import { classNames } from '../lib/class-names';

/**
 * The way on: for a visitor, or for whoever is signed in. Both are in the page and styles show one of them, so a
 * prerendered page is right before any code has run, and nothing moves when the answer comes.
 */
export function AudienceLinks({
  visitor,
  learner,
  isStacked = false,
}: {
  visitor: ReactElement;
  learner: ReactElement;
  /** On a phone one below the other, for links that are too long to share a line. */
  isStacked?: boolean;
}) {
  const layout = classNames(
    'grid gap-3 sm:flex sm:flex-wrap',
    !isStacked && 'min-[22rem]:grid-cols-2',
  );
  return (
    <>
      <div className={`${layout} signed-in:hidden`}>{visitor}</div>
      <div className="hidden signed-in:block">
        <div className={layout}>{learner}</div>
      </div>
    </>
  );
}
