import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const examOutcomesRef = () => collection(firestore, 'examOutcomes');

/** What became of the finished test that has this place among a learner's. */
export const examOutcomeRef = (uid: string, place: string) =>
  doc(examOutcomesRef(), `${uid}_${place}`);
