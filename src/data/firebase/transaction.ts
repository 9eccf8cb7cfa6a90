import type { DocumentReference, Transaction } from 'firebase/firestore/lite';
import type * as z from 'zod/mini';

import { DataError, isDataError } from '../errors';
import { parseDocument } from './parse';

/** Reads a document that has to be there. Throws DataError 'not-found' or 'malformed'. */
export async function readIn<T>(
  transaction: Transaction,
  reference: DocumentReference,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const document = await transaction.get(reference);
  if (!document.exists()) throw new DataError('not-found', `${reference.path} is not there`);
  return parseDocument(schema, document);
}

/**
 * Runs a transaction that the rules may refuse only because somebody was faster between its reading and its writing: a
 * second look then says what it is.
 */
export async function retryWhenRefused<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isDataError(error, 'permission-denied')) throw error;
    return run();
  }
}
