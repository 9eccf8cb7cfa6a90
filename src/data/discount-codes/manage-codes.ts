import {
  collection,
  doc,
  getCount,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore/lite';

import type { DiscountCode } from '../../domain/purchase/discount-code';
import type { DiscountChange, DiscountDraft } from '../../domain/purchase/discount-draft';
import { runLogged, type Press } from '../admin-log/run-logged';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { storedDiscountCodeSchema } from './stored-discount-code';

const codes = () => collection(firestore, 'discountCodes');

/** The discount codes, the newest first. Throws DataError. */
export async function listDiscountCodes(cursor: PageCursor | null): Promise<Page<DiscountCode>> {
  return readPage(query(codes(), orderBy('createdAt', 'desc')), storedDiscountCodeSchema, cursor);
}

/** What is stored of a day after which a code cannot be used. */
function storedEnd(expiresAt: Date | null): Timestamp | null {
  return expiresAt === null ? null : Timestamp.fromDate(expiresAt);
}

/**
 * Creates a code, active and unused. Throws DataError 'conflict' when there is one with the name already.
 * @param draft its code normalised (normalizeCode).
 */
export async function createDiscountCode(draft: DiscountDraft, press: Press): Promise<void> {
  const reference = doc(codes(), draft.code);
  await runLogged(press, 'createDiscount', reference, async (transaction) => {
    const existing = await transaction.get(reference);
    if (existing.exists()) throw new DataError('conflict', `${reference.path} is there already`);
    transaction.set(reference, {
      code: draft.code,
      discount_percentage: draft.percentage,
      max_uses: draft.maxUses,
      current_uses: 0,
      expires_at: storedEnd(draft.expiresAt),
      is_active: true,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
  });
}

/** Changes how often and how long a code can be used; what is not named stays as it is. Throws DataError. */
export async function changeDiscountCode(
  code: string,
  { maxUses, expiresAt }: DiscountChange,
  press: Press,
): Promise<void> {
  const reference = doc(codes(), code);
  await runLogged(press, 'changeDiscount', reference, (transaction) => {
    transaction.update(reference, {
      ...(maxUses !== undefined && { max_uses: maxUses }),
      ...(expiresAt !== undefined && { expires_at: storedEnd(expiresAt) }),
      updatedAt: serverTimestamp(),
    });
  });
}

/** Lets a code be used, or not. Throws DataError. */
export async function setDiscountCodeActive(
  code: string,
  isActive: boolean,
  press: Press,
): Promise<void> {
  const reference = doc(codes(), code);
  const action = isActive ? 'activateDiscount' : 'deactivateDiscount';
  await runLogged(press, action, reference, (transaction) => {
    transaction.update(reference, { is_active: isActive, updatedAt: serverTimestamp() });
  });
}

/** How many orders wait for payment that were made with the code: without it none of them could be confirmed. */
async function countPendingWith(code: string): Promise<number> {
  const pending = query(
    collection(firestore, 'orders'),
    where('discountCode', '==', code),
    where('status', '==', 'pending'),
  );
  return (await getCount(pending)).data().count;
}

/**
 * Deletes a code that no pending order was made with. Returns how many were: where it is not 0, nothing is deleted.
 * Throws DataError.
 */
export async function deleteDiscountCode(code: string, press: Press): Promise<number> {
  const reference = doc(codes(), code);
  const pending = await runLogged(
    press,
    'deleteDiscount',
    reference,
    async (transaction) => {
      const count = await countPendingWith(code);
      if (count === 0) transaction.delete(reference);
      return count;
    },
    (count) => count === 0,
  );
  return pending ?? 0;
}
