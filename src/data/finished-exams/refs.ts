import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const finishedExamsRef = () => collection(firestore, 'finishedExams');

/** What became of the finished test that has this place among a learner's. */
export const finishedExamRef = (uid: string, place: string) =>
  doc(finishedExamsRef(), `${uid}_${place}`);
