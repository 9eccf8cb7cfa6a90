import {
  getDocs,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';

import { parseList } from './parse';
import { request } from './request';

/** Items on a page of a list that grows without bound: with what a tab shows beside it, at most 60 documents are read. */
const pageSize = 12;

/** Where a page begins: after a document. In a query's key it counts as the document's id. */
export class PageCursor {
  readonly after: QueryDocumentSnapshot;

  constructor(after: QueryDocumentSnapshot) {
    this.after = after;
  }

  toJSON(): string {
    return this.after.id;
  }
}

/** A page of a list, and where the next one begins; null on the last. */
export interface Page<T> {
  items: T[];
  next: PageCursor | null;
}

/**
 * Reads one page of an ordered query, and one document more to know whether another page follows. Malformed documents
 * are left out and logged. Throws DataError.
 * @param cursor where the page begins, or null for the first.
 */
export async function readPage<T>(
  list: Query,
  schema: z.ZodMiniType<T>,
  cursor: PageCursor | null,
): Promise<Page<T>> {
  const start = cursor === null ? [] : [startAfter(cursor.after)];
  const { docs } = await request(() => getDocs(query(list, ...start, limit(pageSize + 1))));
  const shown = docs.slice(0, pageSize);
  const last = docs.length > pageSize ? shown.at(-1) : undefined;
  return {
    items: parseList(schema, shown),
    next: last === undefined ? null : new PageCursor(last),
  };
}
