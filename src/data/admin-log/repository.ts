import { query, where } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { logEntrySchema, type LogEntry } from '../../domain/admin/log-entry';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList, timestampSchema } from '../firebase/parse';
import { idsAtATime, readByIds } from '../firebase/read-by-ids';
import { profilesRef } from '../profiles/refs';
import { adminLogRef } from './refs';

const storedLogEntrySchema = z.pipe(
  z.extend(logEntrySchema, { at: timestampSchema }),
  logEntrySchema,
);

/** What administrators did, newest first. Throws DataError 'permission-denied' for others. */
export async function listLogEntries(cursor: PageCursor | null): Promise<Page<LogEntry>> {
  return readPage(adminLogRef(), 'at', storedLogEntrySchema, cursor);
}

/** The latest entries about these documents, named by their paths, newest first. Throws DataError. */
export async function listEntriesAbout(
  targets: readonly string[],
  size?: number,
): Promise<Page<LogEntry>> {
  const about = query(adminLogRef(), where('target', 'in', targets));
  return readPage(about, 'at', storedLogEntrySchema, null, { size });
}

const namedSchema = z.object({ id: z.string(), email: z.string() });

/**
 * The e-mail addresses of these users by uid, without those whose profile is gone. Of more than one query can name, only
 * so many: that bounds what a page of the log reads. Throws DataError.
 */
export async function listEmails(uids: readonly string[]): Promise<Map<string, string>> {
  const found = await readByIds(profilesRef(), uids.slice(0, idsAtATime));
  return new Map(parseList(namedSchema, found).map(({ id, email }) => [id, email]));
}
