import { collection, doc } from 'firebase/firestore/lite';

import type { Outcome } from '../../domain/outcome/outcome';
import { firestore } from '../firebase/firestore';

/** How learners' real tests went. */
export const outcomesRef = () => collection(firestore, 'outcomes');

export const outcomeRef = (uid: string, { examId, number }: Pick<Outcome, 'examId' | 'number'>) =>
  doc(outcomesRef(), `${uid}_${examId}_${String(number)}`);

/** How well outcomes were foretold, for everybody to see. */
export const curveRef = () => doc(collection(firestore, 'outcomeStatistics'), 'curve');
