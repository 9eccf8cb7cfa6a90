import {
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  Timestamp,
  where,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';

import type { ExamId } from '../../domain/exam/exam-id';
import { isPassed, type ExamResult } from '../../domain/exam/exam-result';
import { DataError } from '../errors';
import { finishedExamRef } from '../finished-exams/refs';
import { firestore } from '../firebase/firestore';
import { parseDocument, parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { retryWhenRefused } from '../firebase/transaction';
import { placesOf } from './place';
import { examsOf } from './refs';
import { storedExamSchema, toStoredExam, withoutShown } from './stored-exam';

/** Finished tests that the history shows at first; a document with seventy questions is up to 30 kB. */
export const historyLength = 20;

/**
 * The learner's latest finished tests of one kind, at most so many, the latest first; malformed ones are left out, and so
 * is what the tests showed, which is for one at a time. Throws DataError.
 */
export async function listExams(uid: string, examId: ExamId, count: number): Promise<ExamResult[]> {
  const found = await request(() =>
    getDocs(
      query(
        examsOf(uid),
        where('examId', '==', examId),
        orderBy('finishedAt', 'desc'),
        limit(count),
      ),
    ),
  );
  return parseList(storedExamSchema, found.docs).map((exam) => ({
    ...exam,
    questions: exam.questions.map(withoutShown),
  }));
}

const attemptAt = (document: DocumentSnapshot) => document.get('attempt') as unknown;

/** The document of a finished test: by its attempt, or as older ones are named after it; null where there is none. */
async function findExam(uid: string, attemptId: string): Promise<DocumentSnapshot | null> {
  const [found] = (
    await request(() => getDocs(query(examsOf(uid), where('attempt', '==', attemptId), limit(1))))
  ).docs;
  if (found !== undefined) return found;
  const older = await request(() => getDoc(doc(examsOf(uid), attemptId)));
  // a document that says its attempt is named after a place
  return older.exists() && attemptAt(older) === undefined ? older : null;
}

/** A finished test, or null when the learner has none with the id. Throws DataError. */
export async function getExam(uid: string, id: string): Promise<ExamResult | null> {
  const document = await findExam(uid, id);
  return document === null ? null : parseDocument(storedExamSchema, document);
}

/** Stores a test in a place that is free, or finds it there. Returns the document of another that has the place, or null. */
async function storeAt(
  uid: string,
  place: string,
  exam: ExamResult,
): Promise<DocumentSnapshot | null> {
  const target = doc(examsOf(uid), place);
  return request(() =>
    runTransaction(firestore, async (transaction) => {
      const there = await transaction.get(target);
      if (there.exists()) return attemptAt(there) === exam.id ? null : there;
      const stored = toStoredExam(exam);
      transaction.set(target, stored);
      // what administrators count: nothing of what was answered
      transaction.set(finishedExamRef(uid, place), {
        userId: uid,
        examId: exam.examId,
        // a number, so that one query both counts and sums
        passed: isPassed(exam) ? 1 : 0,
        finishedAt: stored.finishedAt,
      });
      return null;
    }),
  );
}

/** When a stored test was finished; one that does not say so has been there longest. */
function finishedAt(document: DocumentSnapshot): number {
  const time: unknown = document.get('finishedAt');
  return time instanceof Timestamp ? time.toMillis() : 0;
}

/** Changes a test, unless its place has become free or another's: also between looking and changing. */
async function changeStill(
  { ref, attempt }: { ref: DocumentReference; attempt: unknown },
  change: (transaction: Transaction) => void,
): Promise<void> {
  await retryWhenRefused(() =>
    request(() =>
      runTransaction(firestore, async (transaction) => {
        const there = await transaction.get(ref);
        if (there.exists() && attemptAt(there) === attempt) change(transaction);
      }),
    ),
  );
}

/** Removes a test, unless its place has become another's. Throws DataError 'permission-denied' as storing one does. */
async function remove(other: DocumentSnapshot): Promise<void> {
  const { ref } = other;
  const test = { ref, attempt: attemptAt(other) };
  // a blocked learner may delete, and not store: writing the same again refuses him, and the test stays
  await changeStill(test, (transaction) => {
    transaction.update(ref, { attempt: test.attempt });
  });
  await changeStill(test, (transaction) => {
    transaction.delete(ref);
  });
}

/**
 * Stores a finished test in one of the places that it can have; the first result under an id stands, and doing it again
 * changes nothing. Where none is free, the oldest test in them gives up its own. Throws DataError 'permission-denied'
 * where the learner may not write, 'conflict' where yet another test took the place, 'network'.
 */
export async function saveExam(uid: string, exam: ExamResult): Promise<void> {
  if ((await findExam(uid, exam.id)) !== null) return;
  const others: DocumentSnapshot[] = [];
  for (const place of placesOf(exam.id)) {
    const other = await storeAt(uid, place, exam);
    if (other === null) return;
    others.push(other);
  }
  const [oldest] = others.sort((one, other) => finishedAt(one) - finishedAt(other));
  if (oldest === undefined) return;
  await remove(oldest);
  if ((await storeAt(uid, oldest.id, exam)) !== null) {
    throw new DataError('conflict', `${oldest.ref.path} was taken meanwhile`);
  }
}
