import {
  documentId,
  orderBy,
  query,
  where,
  type CollectionReference,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { customerNotesRef } from '../customer-notes/refs';
import { finishedExamsRef } from '../finished-exams/refs';
import { examsOf } from '../exams/refs';
import { firstAnswersRef } from '../first-answers/refs';
import { readPages } from '../firebase/read-all';
import { earlierProgressOf, earlierSessionsOf, learningOf } from '../learning/refs';
import { licensesRef } from '../licenses/refs';
import { codeUsesOf, openOrdersOf, ordersRef } from '../orders/refs';
import { outcomesRef } from '../outcomes/refs';
import { plansOf } from '../plans/refs';
import { reportsRef } from '../question-reports/refs';
import { savedOf } from '../saved/refs';

type CollectionOf = (uid: string) => CollectionReference;

/** Collections of everybody's: of a learner are the documents with his `userId`. */
const shared = {
  orders: ordersRef,
  licenses: licensesRef,
  reports: reportsRef,
  notes: customerNotesRef,
  finishedExams: finishedExamsRef,
  firstAnswers: firstAnswersRef,
  outcomes: outcomesRef,
};

/** Collections of one learner's. */
const own = {
  openOrders: openOrdersOf,
  progress: earlierProgressOf,
  results: earlierSessionsOf,
  learning: learningOf,
  saved: savedOf,
  plans: plansOf,
  codeUses: codeUsesOf,
  exams: examsOf,
};

/** The name of a collection with something of a learner's own. */
export type Belonging = keyof typeof shared | keyof typeof own;

/**
 * Every collection with something of a learner's own. A new one is added above, and then it is handed out and deleted
 * with the rest.
 */
export const belongings: Readonly<Record<Belonging, CollectionOf>> = { ...shared, ...own };
export const belongingNames = Object.keys(belongings) as Belonging[];

/**
 * What stays where the account is deleted: orders for bookkeeping, and which codes were used, both without a person. A
 * code may be used once, also by who registers anew.
 */
export const staying: readonly Belonging[] = ['orders', 'codeUses'];

/** Documents read, or written in one batch, at a time; Firestore takes 500. */
const pageSize = 100;

/** The learner's documents in a collection, page by page. A page may be deleted before the next. Throws DataError. */
export function readBelongings(
  name: Belonging,
  uid: string,
): AsyncGenerator<QueryDocumentSnapshot[], void> {
  const ofLearner = name in shared ? [where('userId', '==', uid)] : [];
  const inOrder = query(belongings[name](uid), ...ofLearner, orderBy(documentId()));
  return readPages(inOrder, { pageSize });
}
