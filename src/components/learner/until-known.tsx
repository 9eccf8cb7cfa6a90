import type { ReactNode } from 'react';

import { isMarkedSignedIn } from '../../lib/session-mark';

/**
 * Returns what stands until it is known who is signed in: what a visitor sees, or, on a device that somebody is signed in
 * on, what a learner waits with. A page that the build renders has both, and the mark shows one of them.
 */
export function untilKnown(learner: ReactNode, visitor: ReactNode): ReactNode {
  if (typeof document !== 'undefined') return isMarkedSignedIn() ? learner : visitor;
  return (
    <>
      <div className="hidden signed-in:contents">{learner}</div>
      <div className="contents signed-in:hidden">{visitor}</div>
    </>
  );
}
