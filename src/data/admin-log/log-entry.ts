import {
  doc,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
} from 'firebase/firestore/lite';

import type { LogAction } from '../../domain/admin/log-action';
import { firestore } from '../firebase/firestore';

/** What writes together, all or nothing: a WriteBatch or a Transaction. */
interface Writer {
  set: (reference: DocumentReference, data: DocumentData) => unknown;
}

/**
 * Adds the log's entry about an administrator's write to the batch or transaction that does it, so that neither is
 * there without the other.
 * @param actor the uid of the administrator who is signed in; the rules refuse any other.
 * @param target the path of the document that it is about, such as orders/TK2345.
 * @param id for what may be done once only, such as paid-TK2345; a second entry is refused.
 */
export function logEntry(
  writer: Writer,
  actor: string,
  action: LogAction,
  target: string,
  id: string = crypto.randomUUID(),
): void {
  writer.set(doc(firestore, 'adminLog', id), { actor, action, target, at: serverTimestamp() });
}
