import type { ReactNode } from 'react';

import type { SignedInLearner } from '../../src/components/learner/learner-context';
import { LearnerPages } from '../../src/components/learner/learner-pages';

/** A page as the learner Ada has it, or another. */
export function asLearner(page: ReactNode, other: Partial<SignedInLearner> = {}) {
  return <LearnerPages learner={{ uid: 'ada', access: null, ...other }}>{page}</LearnerPages>;
}
