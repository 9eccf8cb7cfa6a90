import {
  collection,
  doc,
  getCount,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';

import type { DiscountCode } from '../../domain/purchase/discount-code';
import type { DiscountDraft } from '../../domain/purchase/discount-draft';
import { logEntry } from '../admin-log/log-entry';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { request } from '../firebase/request';
import { storedDiscountCodeSchema } from './stored-discount-code';

const codes = () => collection(firestore, 'discountCodes');

/** The discount codes, the newest first. Throws DataError. */
export async function listDiscountCodes(cursor: PageCursor | null): Promise<Page<DiscountCode>> {
  return readPage(query(codes(), orderBy('createdAt', 'desc')), storedDiscountCodeSchema, cursor);
}

/**
 * Creates a code, active and unused. Throws DataError 'conflict' when there is one with the name already.
 * @param draft its code normalised (normalizeCode).
 */
export async function createDiscountCode(draft: DiscountDraft, by: string): Promise<void> {
  const reference = doc(codes(), draft.code);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const existing = await transaction.get(reference);
      if (existing.exists()) throw new DataError('conflict', `${reference.path} is there already`);
      transaction.set(reference, {
        code: draft.code,
        discount_percentage: draft.percentage,
        max_uses: draft.maxUses,
        current_uses: 0,
        expires_at: draft.expiresAt === null ? null : Timestamp.fromDate(draft.expiresAt),
        is_active: true,
        createdAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      });
      logEntry(transaction, by, 'createDiscount', reference.path);
    }),
  );
}

/** Lets a code be used, or not. Throws DataError. */
export async function setDiscountCodeActive(
  code: string,
  isActive: boolean,
  by: string,
): Promise<void> {
  const reference = doc(codes(), code);
  const batch = writeBatch(firestore);
  batch.update(reference, { is_active: isActive, updatedAt: serverTimestamp() });
  logEntry(batch, by, isActive ? 'activateDiscount' : 'deactivateDiscount', reference.path);
  await request(() => batch.commit());
}

/** How many orders wait for payment that were made with the code: without it none of them could be confirmed. */
async function countPendingWith(code: string): Promise<number> {
  const pending = query(
    collection(firestore, 'orders'),
    where('discountCode', '==', code),
    where('status', '==', 'pending'),
  );
  const counted = await request(() => getCount(pending));
  return counted.data().count;
}

/**
 * Deletes a code that no pending order was made with. Returns how many were: where it is not 0, nothing is deleted.
 * Throws DataError.
 */
export async function deleteDiscountCode(code: string, by: string): Promise<number> {
  const pending = await countPendingWith(code);
  if (pending > 0) return pending;
  const reference = doc(codes(), code);
  const batch = writeBatch(firestore);
  batch.delete(reference);
  logEntry(batch, by, 'deleteDiscount', reference.path);
  await request(() => batch.commit());
  return 0;
}
