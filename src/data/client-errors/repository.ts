import {
  deleteDoc,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import {
  clientErrorSchema,
  groupIdOf,
  markSchema,
  statusOf,
  type ClientError,
  type ErrorGroup,
  type ErrorMark,
  type MarkState,
} from '../../domain/client-error/client-error';
import { expiryOf } from '../../domain/retention';
import { groupBy } from '../../lib/group-by';
import { serverNow } from '../../lib/server-clock';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList, timestampSchema } from '../firebase/parse';
import { readByIds } from '../firebase/read-by-ids';
import { request } from '../firebase/request';
import { clientErrorsRef, errorMarkRef, errorMarksRef } from './refs';

const storedErrorSchema = z.pipe(
  z.extend(clientErrorSchema, { createdAt: timestampSchema }),
  clientErrorSchema,
);

const storedMarkSchema = z.extend(markSchema, { id: z.string(), markedAt: timestampSchema });

const sameAs = ({ message, version }: ClientError) =>
  query(clientErrorsRef(), where('message', '==', message), where('version', '==', version));

/** The first report, or the last, of what this one is about. */
async function endOf(error: ClientError, direction: 'asc' | 'desc'): Promise<ClientError> {
  const inOrder = query(sameAs(error), orderBy('createdAt', direction), limit(1));
  const { docs } = await request(() => getDocs(inOrder));
  return parseList(storedErrorSchema, docs)[0] ?? error;
}

async function readMarks(ids: readonly string[]): Promise<ReadonlyMap<string, ErrorMark>> {
  const found = ids.length === 0 ? [] : await readByIds(errorMarksRef(), ids);
  return new Map(parseList(storedMarkSchema, found).map((mark) => [mark.id, mark]));
}

/**
 * What went wrong in browsers, newest first, what has the same message and version together at the place of the newest.
 * Throws DataError.
 */
export async function listErrorGroups(cursor: PageCursor | null): Promise<Page<ErrorGroup>> {
  const { items, next } = await readPage(clientErrorsRef(), 'createdAt', storedErrorSchema, cursor);
  const groups = [...groupBy(items, groupIdOf)];
  const marks = await readMarks(groups.map(([id]) => id));
  const found = await Promise.all(
    groups.map(async ([id, errors]): Promise<ErrorGroup[]> => {
      const [newestHere] = errors;
      if (newestHere === undefined) return [];
      const [first, newest, count] = await Promise.all([
        endOf(newestHere, 'asc'),
        // on the first page nothing is newer than what is there
        cursor === null ? newestHere : endOf(newestHere, 'desc'),
        request(() => getCount(sameAs(newestHere))),
      ]);
      // an earlier page has it
      if (newest.id !== newestHere.id) return [];
      return [
        {
          id,
          newest,
          firstSeen: first.createdAt,
          count: count.data().count,
          browsers: [...new Set([...errors, first].map(({ browser }) => browser))],
          status: statusOf(marks.get(id), newest.createdAt),
        },
      ];
    }),
  );
  return { items: found.flat(), next };
}

/** Says what was decided about a group; with null, nothing any more. Throws DataError. */
export async function markGroup(id: string, state: MarkState | null): Promise<void> {
  await request(() =>
    state === null
      ? deleteDoc(errorMarkRef(id))
      : setDoc(errorMarkRef(id), {
          state,
          markedAt: serverTimestamp(),
          expiresAt: Timestamp.fromDate(expiryOf('clientErrorMarks', serverNow())),
        }),
  );
}
