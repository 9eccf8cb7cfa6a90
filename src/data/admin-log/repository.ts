import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { logEntrySchema, type LogEntry } from '../../domain/admin/log-entry';
import { firestore } from '../firebase/firestore';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList, timestampSchema } from '../firebase/parse';
import { request } from '../firebase/request';

const storedLogEntrySchema = z.pipe(
  z.extend(logEntrySchema, { at: timestampSchema }),
  logEntrySchema,
);

/** What administrators did, newest first. Throws DataError 'permission-denied' for others. */
export async function listLogEntries(cursor: PageCursor | null): Promise<Page<LogEntry>> {
  const log = query(collection(firestore, 'adminLog'), orderBy('at', 'desc'));
  return readPage(log, storedLogEntrySchema, cursor);
}

/** Ids that one query can name (Firestore's limit for 'in'). */
const idsAtATime = 30;

const namedSchema = z.object({ id: z.string(), email: z.string() });

/**
 * The e-mail addresses of these users by uid, without those whose profile is gone. Of more than 30, the first 30: that
 * keeps a page of the log at 60 documents. Throws DataError.
 */
export async function listEmails(uids: readonly string[]): Promise<Map<string, string>> {
  const asked = uids.slice(0, idsAtATime);
  if (asked.length === 0) return new Map();
  const found = await request(() =>
    getDocs(
      query(collection(firestore, 'profiles'), where(documentId(), 'in', asked), limit(idsAtATime)),
    ),
  );
  return new Map(parseList(namedSchema, found.docs).map(({ id, email }) => [id, email]));
}
