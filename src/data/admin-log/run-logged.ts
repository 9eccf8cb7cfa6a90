import {
  doc,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';

import type { LogAction } from '../../domain/admin/log-action';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

/** One press of a button: what is tried again with the same id, by itself or by hand, happens once. */
export interface Press {
  /** The uid of the administrator who is signed in; the rules refuse any other. */
  actor: string;
  /** The changeId that the changed document gets. The entry's id is the actor's uid, '_' and this. */
  id: string;
}

const entryOf = ({ actor, id }: Press) => doc(firestore, 'adminLog', `${actor}_${id}`);

/** Writes the entry; the rules refuse one about a document that the same request leaves as it is. */
function writeEntry(
  transaction: Transaction,
  press: Press,
  action: LogAction,
  target: DocumentReference,
): void {
  const { actor } = press;
  transaction.set(entryOf(press), { actor, action, target: target.path, at: serverTimestamp() });
}

/**
 * Does something in a transaction that adds the log's entry about it too: the rules take neither without the other.
 * Firestore tries again what it has had no answer to: the entry then tells that it has been done. Returns what `update`
 * does, or null when an earlier call with the same press has done it. Throws DataError.
 * @param target the document that it is about; `update` has to store the press's id as its changeId.
 * @param hasWritten returns false where `update` with this result has found nothing to do: then nothing is logged.
 */
export async function runLogged<T>(
  press: Press,
  action: LogAction,
  target: DocumentReference,
  update: (transaction: Transaction) => Promise<T> | T,
  hasWritten: (result: T) => boolean = () => true,
): Promise<T | null> {
  let result: T | null = null;
  return request(() =>
    runTransaction(firestore, async (transaction) => {
      const logged = await transaction.get(entryOf(press));
      if (logged.exists()) return result;
      const updated = await update(transaction);
      result = updated;
      if (hasWritten(updated)) writeEntry(transaction, press, action, target);
      return updated;
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
 * @param alsoDo what else is to be written in the same transaction.
 */
export async function deleteLogged(
  actor: string,
  action: LogAction,
  target: DocumentReference,
  alsoDo: (transaction: Transaction) => void = () => undefined,
): Promise<void> {
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(target);
      if (!document.exists()) return;
      transaction.delete(target);
      alsoDo(transaction);
      writeEntry(transaction, { actor, id: deletionId(document) }, action, target);
    }),
  );
}
