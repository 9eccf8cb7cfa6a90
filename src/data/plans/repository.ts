import { deleteDoc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';

import type { ExamId } from '../../domain/exam/exam-id';
import type { Plan } from '../../domain/learning/plan';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { planRef } from './refs';
import { storedPlanSchema, toStoredPlan } from './stored-plan';

/** The learner's plan for a test; null where there is none, or a malformed one, so that a new one can be made. Throws DataError. */
export async function getPlan(uid: string, examId: ExamId): Promise<Plan | null> {
  const document = await request(() => getDoc(planRef(uid, examId)));
  return document.exists() ? (parseList(storedPlanSchema, [document])[0] ?? null) : null;
}

/** Stores a plan in place of the one before. Throws DataError. */
export async function savePlan(uid: string, plan: Plan): Promise<void> {
  await request(() =>
    setDoc(planRef(uid, plan.examId), { ...toStoredPlan(plan), updatedAt: serverTimestamp() }),
  );
}

/** Removes a plan. Throws DataError. */
export async function removePlan(uid: string, examId: ExamId): Promise<void> {
  await request(() => deleteDoc(planRef(uid, examId)));
}
