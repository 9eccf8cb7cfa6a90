import {
  getDocs,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { request } from './request';

/**
 * Every document of an ordered query, page by page. Throws DataError.
 * @param pageSize documents that one request reads.
 * @param most documents that are read at most.
 */
export async function readAll(
  list: Query,
  { pageSize = 500, most = Infinity }: { pageSize?: number; most?: number } = {},
): Promise<QueryDocumentSnapshot[]> {
  const documents: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = documents.at(-1);
    const start = last === undefined ? [] : [startAfter(last)];
    const wanted = Math.min(pageSize, most - documents.length);
    const { docs } = await request(() => getDocs(query(list, ...start, limit(wanted))));
    documents.push(...docs);
    if (docs.length < wanted || documents.length === most) return documents;
  }
}
