import { createContext, use } from 'react';

import type { Access } from '../../domain/account/access';

/** Who is signed in, and by what the page is open to them: null where it is open to everybody. */
export interface SignedInLearner {
  uid: string;
  access: Access | null;
}

/** The learner whose page it is. */
export const LearnerContext = createContext<SignedInLearner | null>(null);

/** The learner whose page it is. Only where somebody is known to be signed in, as below a guard. */
export function useLearner(): SignedInLearner {
  const learner = use(LearnerContext);
  if (learner === null) throw new Error('Nobody is known to be signed in here.');
  return learner;
}
