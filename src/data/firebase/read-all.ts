import {
  getDocs,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { request } from './request';

/** Documents that one request of a list reads that is read to its end. */
const atATime = 500;

/** Every document of an ordered query. Throws DataError. */
export async function readAll(list: Query): Promise<QueryDocumentSnapshot[]> {
  const documents: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = documents.at(-1);
    const start = last === undefined ? [] : [startAfter(last)];
    const { docs } = await request(() => getDocs(query(list, ...start, limit(atATime))));
    documents.push(...docs);
    if (docs.length < atATime) return documents;
  }
}
