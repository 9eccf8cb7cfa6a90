import {
  runTransaction,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';

import type { LogAction } from '../../domain/admin/log-action';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { logEntryRef } from './refs';
import { writeEntry, type ChangeKey } from './write-entry';

/** What an update has done. */
interface Done<T> {
  result: T;
  /** What it changed from and to, or null where it has found nothing to do: then nothing is logged. */
  details: string | null;
}

/**
 * Does something in a transaction that adds the log's entry about it too: the rules take neither without the other.
 * Firestore tries again what it has had no answer to: the entry then tells that it has been done. Returns the result of
 * `update`, or null when an earlier call with the same press has done it. Throws DataError.
 * @param target the document that it is about; `update` has to store the press's id as its changeId.
 */
export async function runLogged<T>(
  changeKey: ChangeKey,
  action: LogAction,
  target: DocumentReference,
  update: (transaction: Transaction) => Promise<Done<T>> | Done<T>,
): Promise<T | null> {
  let result: T | null = null;
  return request(() =>
    runTransaction(firestore, async (transaction) => {
      const logged = await transaction.get(logEntryRef(changeKey.actor, changeKey.id));
      if (logged.exists()) return result;
      const done = await update(transaction);
      result = done.result;
      if (done.details !== null) writeEntry(transaction, changeKey, action, target, done.details);
      return done.result;
    }),
  );
}

/**
 * What the deletion of a role or a code is called: after its id and its beginning, 1970 where it has none. Twin of
 * `deletionId` in firestore.rules.
 */
function deletionId(document: DocumentSnapshot): string {
  const beginning: unknown = document.get('grantedAt') ?? document.get('createdAt');
  const since = beginning instanceof Timestamp ? String(beginning.toMillis()) : '0';
  return `deleted-${document.id}-${since}`;
}

/**
 * Deletes a document together with the log's entry about it; nothing is done where it is gone already. Throws DataError.
 * @param alsoDo writes in the same transaction what else there is to write, and returns what there was, for the entry.
 */
export async function deleteLogged(
  actor: string,
  action: LogAction,
  target: DocumentReference,
  alsoDo: (transaction: Transaction, document: DocumentSnapshot) => Promise<string> | string,
): Promise<void> {
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(target);
      if (!document.exists()) return;
      const details = await alsoDo(transaction, document);
      transaction.delete(target);
      writeEntry(transaction, { actor, id: deletionId(document) }, action, target, details);
    }),
  );
}
