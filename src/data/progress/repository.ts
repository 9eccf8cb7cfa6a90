import {
  collection,
  doc,
  getCount,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';

import type { AnswerEvent } from '../../domain/progress/answer-event';
import {
  foldAnswers,
  questionProgressSchema,
  type CategoryProgress,
} from '../../domain/progress/category-progress';
import type { PracticeResult } from '../../domain/progress/practice-result';
import { logProblem } from '../../lib/log';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

const progressOf = (uid: string) => collection(firestore, 'users', uid, 'progress');
const resultsOf = (uid: string) => collection(firestore, 'users', uid, 'results');

/** A learner's progress by category id. */
export type ProgressByCategory = Readonly<Record<string, CategoryProgress>>;

/** Reads a progress document question by question: one that is malformed is left out and the rest stands. */
function readProgress(path: string, fields: unknown): CategoryProgress {
  const questions =
    typeof fields === 'object' && fields !== null && 'questions' in fields ? fields.questions : {};
  return Object.fromEntries(
    Object.entries(questions ?? {}).flatMap(([id, value]) => {
      const parsed = questionProgressSchema.safeParse(value);
      if (parsed.success) return [[id, parsed.data]];
      logProblem(`${path}: question ${id} is malformed and left out`);
      return [];
    }),
  );
}

/** The learner's progress in every category. Throws DataError. */
export async function listProgress(uid: string): Promise<ProgressByCategory> {
  const found = await request(() => getDocs(query(progressOf(uid), limit(200))));
  return Object.fromEntries(
    found.docs.map((document) => [document.id, readProgress(document.ref.path, document.data())]),
  );
}

/** How many practice sessions the learner has finished; one read per thousand. Throws DataError. */
export async function countResults(uid: string): Promise<number> {
  const found = await request(() => getCount(resultsOf(uid)));
  return found.data().count;
}

/**
 * Folds answers into the stored progress of their category and stores the results of finished sessions, all or
 * nothing. Doing it again changes nothing. Throws DataError.
 */
export async function saveProgress(
  uid: string,
  categoryId: string,
  answers: readonly AnswerEvent[],
  results: readonly PracticeResult[],
): Promise<void> {
  const progress = doc(progressOf(uid), categoryId);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      if (answers.length > 0) {
        const stored = await transaction.get(progress);
        transaction.set(progress, {
          questions: foldAnswers(readProgress(progress.path, stored.data()), answers),
          updatedAt: serverTimestamp(),
        });
      }
      for (const { id, startedAt, finishedAt, ...counts } of results) {
        transaction.set(doc(resultsOf(uid), id), {
          kind: 'practice',
          ...counts,
          startedAt: Timestamp.fromMillis(startedAt),
          finishedAt: Timestamp.fromMillis(finishedAt),
        });
      }
    }),
  );
}
