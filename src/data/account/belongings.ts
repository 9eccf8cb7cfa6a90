import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

/** Documents read, or written in one batch, at a time; Firestore takes 500. */
const pageSize = 100;

/**
 * Every query that finds documents of one learner, by the name of their collection. A new collection with something of
 * a learner's own is added here, and then it is handed out and deleted with the rest.
 */
export const belongings = {
  orders: (uid: string) => query(collection(firestore, 'orders'), where('userId', '==', uid)),
  licenses: (uid: string) => query(collection(firestore, 'licenses'), where('userId', '==', uid)),
  openOrders: (uid: string) => collection(firestore, 'users', uid, 'openOrders'),
  progress: (uid: string) => collection(firestore, 'users', uid, 'progress'),
  results: (uid: string) => collection(firestore, 'users', uid, 'results'),
  learning: (uid: string) => collection(firestore, 'users', uid, 'learning'),
  saved: (uid: string) => collection(firestore, 'users', uid, 'saved'),
  plans: (uid: string) => collection(firestore, 'users', uid, 'plans'),
  codeUses: (uid: string) => collection(firestore, 'users', uid, 'codeUses'),
  exams: (uid: string) => collection(firestore, 'users', uid, 'exams'),
  reports: (uid: string) =>
    query(collection(firestore, 'questionReports'), where('userId', '==', uid)),
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
