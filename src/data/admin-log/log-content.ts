import type { DocumentReference, Transaction } from 'firebase/firestore/lite';

import { DataError } from '../errors';
import { auth } from '../firebase/auth';
import { writeEntry } from './write-entry';

/**
 * Adds the log's entry about a question, a category or a course that the transaction writes, by whoever is signed in. A
 * change that changes nothing is not logged. Throws DataError 'permission-denied' when nobody is signed in.
 * @param details what was changed from and to (describeChange).
 */
export function logContent(
  transaction: Transaction,
  action: 'addContent' | 'changeContent' | 'deleteContent',
  target: DocumentReference,
  details: string,
): void {
  if (action === 'changeContent' && details === '') return;
  const actor = auth.currentUser?.uid;
  if (actor === undefined) throw new DataError('permission-denied', 'Nobody is signed in.');
  writeEntry(transaction, { actor, id: crypto.randomUUID() }, action, target, details);
}
