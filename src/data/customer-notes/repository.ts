import {
  deleteDoc,
  doc,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { customerNoteSchema, type CustomerNote } from '../../domain/admin/customer-note';
import type { ChangeKey } from '../admin-log/write-entry';
import { firestore } from '../firebase/firestore';
import { readPage, type Page } from '../firebase/page';
import { timestampSchema } from '../firebase/parse';
import { request } from '../firebase/request';
import { customerNotesRef } from './refs';

const storedNoteSchema = z.pipe(
  z.extend(customerNoteSchema, { createdAt: timestampSchema }),
  customerNoteSchema,
);

/** Notes that are shown of a customer. */
const shownNotes = 5;

/** The latest notes about a customer, newest first. Throws DataError 'permission-denied' for who may not read them. */
export async function listNotes(uid: string): Promise<Page<CustomerNote>> {
  const about = query(customerNotesRef(), where('userId', '==', uid));
  return readPage(about, 'createdAt', storedNoteSchema, null, { size: shownNotes });
}

/** Writes a note about a customer, once for each press. Throws DataError. */
export async function addNote(uid: string, text: string, { actor, id }: ChangeKey): Promise<void> {
  const note = doc(customerNotesRef(), id);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      // an answer may have been lost, and the note not
      if ((await transaction.get(note)).exists()) return;
      transaction.set(note, { userId: uid, text, author: actor, createdAt: serverTimestamp() });
    }),
  );
}

/** Deletes a note. Throws DataError. */
export async function deleteNote(id: string): Promise<void> {
  await request(() => deleteDoc(doc(customerNotesRef(), id)));
}
