import {
  getDocs,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import { request } from './request';

interface Bounds {
  /** Documents that one request reads. */
  pageSize?: number;
  /** Documents that are read at most. */
  max?: number;
}

/**
 * The documents of an ordered query, page by page, none of them empty. A page of a list that is ordered by what a document
 * is called may be deleted before the next. Throws DataError.
 */
export async function* readPages(
  list: Query,
  { pageSize = 500, max = Infinity }: Bounds = {},
): AsyncGenerator<QueryDocumentSnapshot[], void> {
  let start = list;
  for (let left = max; left > 0; left -= pageSize) {
    const wanted = Math.min(pageSize, left);
    const { docs } = await request(() => getDocs(query(start, limit(wanted))));
    if (docs.length > 0) yield docs;
    if (docs.length < wanted) return;
    start = query(list, startAfter(docs.at(-1)));
  }
}

/** Every document of an ordered query. Throws DataError. */
export async function readAll(list: Query, bounds?: Bounds): Promise<QueryDocumentSnapshot[]> {
  const all: QueryDocumentSnapshot[] = [];
  for await (const page of readPages(list, bounds)) all.push(...page);
  return all;
}
