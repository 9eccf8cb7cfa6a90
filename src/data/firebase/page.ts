import {
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';

import { parseList } from './parse';
import { request } from './request';

/** Items on a page of a list that grows without bound: with what a tab shows beside it, at most 60 documents are read. */
const pageSize = 12;

/**
 * Where a page begins: after a document, by its time and its id, as a text that an address can carry. It stays a place
 * in the list when the document is gone.
 */
export type PageCursor = string;

function cursorAfter(document: QueryDocumentSnapshot, field: string): PageCursor {
  const time: unknown = document.get(field);
  const place =
    time instanceof Timestamp
      ? `${String(time.seconds)}.${String(time.nanoseconds)}`
      : JSON.stringify(time ?? null);
  return `${place}*${document.id}`;
}

/** The values that a query starts after; none, which is the first page, for a text that is no cursor. */
function readCursor(cursor: PageCursor | null): unknown[] {
  const [, place = '', id = ''] = /^([^*]*)\*([^/]+)$/.exec(cursor ?? '') ?? [];
  const [, seconds, nanoseconds] = /^(-?\d{1,11})\.(\d{1,9})$/.exec(place) ?? [];
  try {
    if (id === '') return [];
    return [
      seconds === undefined
        ? JSON.parse(place)
        : new Timestamp(Number(seconds), Number(nanoseconds)),
      id,
    ];
  } catch {
    return [];
  }
}

/** A page of a list, and where the next one begins; null on the last. */
export interface Page<T> {
  items: T[];
  next: PageCursor | null;
}

/**
 * Reads one page of a query, newest first unless told otherwise, and one document more to know whether another page follows. Malformed
 * documents are left out and logged. Throws DataError.
 * @param field the time that the list is ordered by.
 * @param cursor where the page begins, or null for the first.
 * @param size items on the page: fewer where several lists stand on one.
 */
export async function readPage<T>(
  list: Query,
  field: string,
  schema: z.ZodMiniType<T>,
  cursor: PageCursor | null,
  {
    direction = 'desc',
    size = pageSize,
  }: { direction?: 'asc' | 'desc'; size?: number | undefined } = {},
): Promise<Page<T>> {
  const after = readCursor(cursor);
  const start = after.length === 0 ? [] : [startAfter(...after)];
  const inOrder = [orderBy(field, direction), orderBy(documentId(), direction)];
  const { docs } = await request(() => getDocs(query(list, ...inOrder, ...start, limit(size + 1))));
  const shown = docs.slice(0, size);
  const last = docs.length > size ? shown.at(-1) : undefined;
  return {
    items: parseList(schema, shown),
    next: last === undefined ? null : cursorAfter(last, field),
  };
}
