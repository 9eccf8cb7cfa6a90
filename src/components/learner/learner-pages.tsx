import type { ReactNode } from 'react';

import { LearnerContext, type SignedInLearner } from './learner-context';

/** Pages of one learner; another's begin anew. */
export function LearnerPages({
  learner,
  children,
}: {
  learner: SignedInLearner;
  children: ReactNode;
}) {
  return (
    <LearnerContext key={learner.uid} value={learner}>
      {children}
    </LearnerContext>
  );
}
