import {
  doc,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore/lite';

import type { LogAction } from '../../domain/admin/log-action';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

/** One press of a button: what is tried again with the same id, by itself or by hand, happens once. */
export interface Press {
  /** The uid of the administrator who is signed in; the rules refuse any other. */
  actor: string;
  /** The id of the log's entry. */
  id: string;
}

/**
 * Does something in a transaction that adds the log's entry about it too, so that neither is there without the other.
 * Firestore tries again what it has had no answer to: the entry then tells that it has been done. Returns what `update`
 * does, or null when an earlier call with the same press has done it. Throws DataError.
 * @param target the document that it is about.
 * @param hasWritten returns false where `update` with this result has found nothing to do: then nothing is logged.
 */
export async function runLogged<T>(
  { actor, id }: Press,
  action: LogAction,
  target: DocumentReference,
  update: (transaction: Transaction) => Promise<T> | T,
  hasWritten: (result: T) => boolean = () => true,
): Promise<T | null> {
  const entry = doc(firestore, 'adminLog', id);
  let result: T | null = null;
  return request(() =>
    runTransaction(firestore, async (transaction) => {
      const logged = await transaction.get(entry);
      if (logged.get('actor') === actor) return result;
      const updated = await update(transaction);
      result = updated;
      if (hasWritten(updated)) {
        transaction.set(entry, { actor, action, target: target.path, at: serverTimestamp() });
      }
      return updated;
    }),
  );
}
