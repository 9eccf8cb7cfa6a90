import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';

import type { ExamId } from '../../domain/exam/exam-id';
import type { Plan } from '../../domain/learning/plan';
import { firestore } from '../firebase/firestore';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { storedPlanSchema, toStoredPlan } from './stored-plan';

const planOf = (uid: string, examId: ExamId) => doc(firestore, 'users', uid, 'plans', examId);

/** The learner's plan for a test; null where there is none, or a malformed one, so that a new one can be made. Throws DataError. */
export async function getPlan(uid: string, examId: ExamId): Promise<Plan | null> {
  const document = await request(() => getDoc(planOf(uid, examId)));
  return document.exists() ? (parseList(storedPlanSchema, [document])[0] ?? null) : null;
}

/** Stores a plan in place of the one before. Throws DataError. */
export async function savePlan(uid: string, plan: Plan): Promise<void> {
  await request(() =>
    setDoc(planOf(uid, plan.examId), { ...toStoredPlan(plan), updatedAt: serverTimestamp() }),
  );
}

/** Removes a plan. Throws DataError. */
export async function removePlan(uid: string, examId: ExamId): Promise<void> {
  await request(() => deleteDoc(planOf(uid, examId)));
}
