import {
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type CollectionReference,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { examsOf } from '../exams/refs';
import { request } from '../firebase/request';
import { earlierProgressOf, earlierSessionsOf, learningOf } from '../learning/refs';
import { licensesRef } from '../licenses/refs';
import { codeUsesOf, openOrdersOf, ordersRef } from '../orders/refs';
import { plansOf } from '../plans/refs';
import { reportsRef } from '../question-reports/refs';
import { savedOf } from '../saved/refs';

/** Documents read, or written in one batch, at a time; Firestore takes 500. */
const pageSize = 100;

type CollectionOf = (uid: string) => CollectionReference;

/** Collections of everybody's: of a learner are the documents with his `userId`. */
const shared = { orders: ordersRef, licenses: licensesRef, reports: reportsRef };

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

/** The learner's documents in a collection. */
export function belongingsOf(name: Belonging, uid: string): Query {
  const collection = belongings[name](uid);
  return name in shared ? query(collection, where('userId', '==', uid)) : collection;
}

/** The documents that a query finds, however many, page by page. A page may be deleted before the next. */
export async function* readPages(found: Query): AsyncGenerator<QueryDocumentSnapshot[], void> {
  const inOrder = query(found, orderBy(documentId()), limit(pageSize));
  let page = await request(() => getDocs(inOrder));
  while (page.docs.length > 0) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (page.docs.length < pageSize) return;
    page = await request(() => getDocs(query(inOrder, startAfter(last))));
  }
}
