import {
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { examsOf } from '../exams/refs';
import { request } from '../firebase/request';
import { earlierProgressOf, earlierSessionsOf, learningOf } from '../learning/refs';
import { licensesOf } from '../licenses/refs';
import { codeUsesOf, openOrdersOf, ordersOf } from '../orders/refs';
import { plansOf } from '../plans/refs';
import { reportsOf } from '../question-reports/refs';
import { savedOf } from '../saved/refs';

/** Documents read, or written in one batch, at a time; Firestore takes 500. */
const pageSize = 100;

/**
 * Every query that finds documents of one learner, by the name of their collection. A new collection with something of
 * a learner's own is added here, and then it is handed out and deleted with the rest.
 */
export const belongings = {
  orders: ordersOf,
  licenses: licensesOf,
  openOrders: openOrdersOf,
  progress: earlierProgressOf,
  results: earlierSessionsOf,
  learning: learningOf,
  saved: savedOf,
  plans: plansOf,
  codeUses: codeUsesOf,
  exams: examsOf,
  reports: reportsOf,
} satisfies Record<string, (uid: string) => Query>;

/** The name of a collection with something of a learner's own. */
export type Belonging = keyof typeof belongings;
export const belongingNames = Object.keys(belongings) as Belonging[];

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
