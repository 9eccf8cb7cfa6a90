import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const reportsRef = () => collection(firestore, 'questionReports');
export const reportRef = (id: string) => doc(reportsRef(), id);

/** A learner has one report about a question. */
export const reportOf = (uid: string, questionId: string) => reportRef(`${uid}_${questionId}`);
