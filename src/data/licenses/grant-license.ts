import { serverTimestamp, Timestamp, type Transaction } from 'firebase/firestore/lite';

import type { License, ProductId } from '../../domain/account/license';
import { parseDocument } from '../firebase/parse';
import { licenseRef } from './refs';
import { storedLicenseSchema } from './stored-license';

/** A licence that is given or added to. */
interface Grant {
  userId: string;
  productId: ProductId;
  /** When the licence ends. What is left of an earlier one ends at `previousEnd`; null where nothing is left. */
  endAfter: (previousEnd: Date | null) => Date;
  /** The order that buys it, or null where it is a gift. */
  orderId: string | null;
  /** What the log's entry about the licence is named after, where there is one. */
  changeId?: string;
}

/** What a user's licence was, or null, and what it is now. */
export interface Granted {
  before: License | null;
  after: Pick<License, 'isActive' | 'expiresAt'>;
}

/** When what is left of the licence ends; null where nothing is left. */
export function endOfRest(license: License | null): Date | null {
  return license?.isActive === true ? license.expiresAt : null;
}

/** Gives a user the licence of a product, or adds to the one that is there. Reads before it writes. Throws DataError. */
export async function grantLicense(
  transaction: Transaction,
  { userId, productId, endAfter, ...origin }: Grant,
): Promise<Granted> {
  const reference = licenseRef(userId, productId);
  const stored = await transaction.get(reference);
  const before = stored.exists() ? parseDocument(storedLicenseSchema, stored) : null;
  const after = { isActive: true, expiresAt: endAfter(endOfRest(before)) };
  const given = {
    userId,
    productId,
    ...origin,
    isActive: true,
    expiresAt: Timestamp.fromDate(after.expiresAt),
    updatedAt: serverTimestamp(),
  };
  if (before === null) transaction.set(reference, { ...given, createdAt: serverTimestamp() });
  else transaction.update(reference, given);
  return { before, after };
}
