import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';

import type { ExamId } from '../../domain/exam/exam-id';
import type { ExamResult } from '../../domain/exam/exam-result';
import { firestore } from '../firebase/firestore';
import { parseDocument, parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { storedExamSchema, toStoredExam } from './stored-exam';

const examsOf = (uid: string) => collection(firestore, 'users', uid, 'exams');

/** Finished tests that the history shows at first; a document with seventy questions is about 10 kB. */
export const historyLength = 20;

/**
 * The learner's latest finished tests of one kind, at most so many, the latest first; malformed ones are left out. Throws
 * DataError.
 */
export async function listExams(uid: string, examId: ExamId, most: number): Promise<ExamResult[]> {
  const found = await request(() =>
    getDocs(
      query(
        examsOf(uid),
        where('examId', '==', examId),
        orderBy('finishedAt', 'desc'),
        limit(most),
      ),
    ),
  );
  return parseList(storedExamSchema, found.docs);
}

/** A finished test, or null when the learner has none with the id. Throws DataError. */
export async function getExam(uid: string, id: string): Promise<ExamResult | null> {
  const document = await request(() => getDoc(doc(examsOf(uid), id)));
  return document.exists() ? parseDocument(storedExamSchema, document) : null;
}

/**
 * Stores a finished test under its id. Doing it again changes nothing. Throws DataError 'permission-denied' when another
 * result is stored under the id, 'network'.
 */
export async function saveExam(uid: string, exam: ExamResult): Promise<void> {
  await request(() => setDoc(doc(examsOf(uid), exam.id), toStoredExam(exam)));
}
