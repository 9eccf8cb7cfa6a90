import { deleteDoc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';

import type { ExamId } from '../../domain/exam/exam-id';
import type { Foretold, Plan } from '../../domain/learning/plan';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { planRef } from './refs';
import { storedPlanSchema, toStoredForetold, toStoredPlan } from './stored-plan';

/** The learner's plan for a test; null where there is none, or a malformed one, so that a new one can be made. Throws DataError. */
export async function getPlan(uid: string, examId: ExamId): Promise<Plan | null> {
  const document = await request(() => getDoc(planRef(uid, examId)));
  return document.exists() ? (parseList(storedPlanSchema, [document])[0] ?? null) : null;
}

/** Stores a plan in place of the one before; what was foretold stays. Throws DataError. */
export async function savePlan(uid: string, plan: Plan): Promise<void> {
  const fields = { ...toStoredPlan(plan), updatedAt: serverTimestamp() };
  await request(() => setDoc(planRef(uid, plan.examId), fields, { merge: true }));
}

/** Stores what was foretold beside a plan; without a plan it fails. Throws DataError. */
export async function saveForetold(uid: string, examId: ExamId, foretold: Foretold): Promise<void> {
  const fields = { foretold: toStoredForetold(foretold), updatedAt: serverTimestamp() };
  await request(() => updateDoc(planRef(uid, examId), fields));
}

/** Removes a plan. Throws DataError. */
export async function removePlan(uid: string, examId: ExamId): Promise<void> {
  await request(() => deleteDoc(planRef(uid, examId)));
}
