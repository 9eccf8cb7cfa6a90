import {
  deleteDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';

import { examIds } from '../../domain/exam/exam-id';
import { limits } from '../../domain/limits';
import type { Outcome } from '../../domain/outcome/outcome';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { outcomeRef, outcomesRef } from './refs';
import { storedOutcomeSchema, toStoredOutcome } from './stored-outcome';

/** How the learner's real tests went, the latest first. Malformed ones are left out. Throws DataError. */
export async function listOutcomes(uid: string): Promise<Outcome[]> {
  const most = examIds.length * limits.outcomesOfExam;
  const own = query(outcomesRef(), where('userId', '==', uid), limit(most));
  const { docs } = await request(() => getDocs(own));
  return parseList(storedOutcomeSchema, docs).sort((one, other) => other.testDay - one.testDay);
}

/** Stores how a test went in place of what was said of it before. Throws DataError. */
export async function saveOutcome(uid: string, outcome: Outcome): Promise<void> {
  const fields = { ...toStoredOutcome(outcome), userId: uid, updatedAt: serverTimestamp() };
  await request(() => setDoc(outcomeRef(uid, outcome), fields));
}

/** Takes back what was said of a test. Throws DataError. */
export async function removeOutcome(uid: string, outcome: Outcome): Promise<void> {
  await request(() => deleteDoc(outcomeRef(uid, outcome)));
}
