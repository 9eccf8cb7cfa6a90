import {
  serverTimestamp,
  Timestamp,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore/lite';

import type { LogAction } from '../../domain/admin/log-action';
import { expiryOf } from '../../domain/retention';
import { serverNow } from '../../lib/server-clock';
import { logEntryRef } from './refs';

/** Who makes a change, and the key by which it happens once, however often it is tried again (an idempotency key). */
export interface ChangeKey {
  /** The uid of the administrator who is signed in; the rules refuse any other. */
  actor: string;
  /** The changeId that the changed document gets. The entry's id is the actor's uid, '_' and this. */
  id: string;
}

/**
 * Writes the entry; the rules refuse one about a document that the same request leaves as it is.
 * @param details what was changed from and to (describeChange), or an empty text.
 */
export function writeEntry(
  transaction: Transaction,
  changeKey: ChangeKey,
  action: LogAction,
  target: DocumentReference,
  details: string,
): void {
  transaction.set(logEntryRef(changeKey.actor, changeKey.id), {
    actor: changeKey.actor,
    action,
    target: target.path,
    at: serverTimestamp(),
    expiresAt: Timestamp.fromDate(expiryOf('adminLog', serverNow())),
    ...(details !== '' && { details }),
  });
}
