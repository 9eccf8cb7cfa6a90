import { collection, doc } from 'firebase/firestore/lite';

import type { ExamId } from '../../domain/exam/exam-id';
import { firestore } from '../firebase/firestore';

export const plansOf = (uid: string) => collection(firestore, 'users', uid, 'plans');
export const planRef = (uid: string, examId: ExamId) => doc(plansOf(uid), examId);
