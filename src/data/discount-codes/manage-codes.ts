import {
  getCount,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type Transaction,
} from 'firebase/firestore/lite';

import { describeChange } from '../../domain/admin/describe-change';
import {
  deletedDiscountFields,
  discountFields,
  discountStateFields,
} from '../../domain/admin/shop-fields';
import type { ManagedDiscountCode } from '../../domain/purchase/discount-code';
import type { DiscountChange, DiscountDraft } from '../../domain/purchase/discount-draft';
import { deleteLogged, runLogged } from '../admin-log/run-logged';
import type { ChangeKey } from '../admin-log/write-entry';
import { DataError } from '../errors';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList } from '../firebase/parse';
import { readByIds } from '../firebase/read-by-ids';
import { request } from '../firebase/request';
import { readIn } from '../firebase/transaction';
import { ordersRef } from '../orders/refs';
import { discountCodeRef, discountCodesRef, discountUseRef, discountUsesRef } from './refs';
import { storedDiscountCodeSchema, storedDiscountUsesSchema } from './stored-discount-code';

/** The discount codes with how often they were used, the newest first. Throws DataError. */
export async function listDiscountCodes(
  cursor: PageCursor | null,
): Promise<Page<ManagedDiscountCode>> {
  const { items, next } = await readPage(
    discountCodesRef(),
    'createdAt',
    storedDiscountCodeSchema,
    cursor,
  );
  const found = await readByIds(
    discountUsesRef(),
    items.map(({ code }) => code),
  );
  const usesOf = new Map(parseList(storedDiscountUsesSchema, found).map((one) => [one.code, one]));
  return {
    items: items.flatMap((code) => {
      const counted = usesOf.get(code.code);
      return counted === undefined ? [] : [{ ...code, ...counted }];
    }),
    next,
  };
}

/** What is stored of a day after which a code cannot be used. */
function storedEnd(expiresAt: Date | null): Timestamp | null {
  return expiresAt === null ? null : Timestamp.fromDate(expiresAt);
}

/**
 * Creates a code, active and unused. Throws DataError 'conflict' when there is one with the name already.
 * @param draft its code normalised (normalizeCode).
 */
export async function createDiscountCode(
  draft: DiscountDraft,
  changeKey: ChangeKey,
): Promise<void> {
  const reference = discountCodeRef(draft.code);
  const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  await runLogged(changeKey, 'createDiscount', reference, async (transaction) => {
    const existing = await transaction.get(reference);
    if (existing.exists()) throw new DataError('conflict', `${reference.path} is there already`);
    transaction.set(reference, {
      code: draft.code,
      discount_percentage: draft.percentage,
      expires_at: storedEnd(draft.expiresAt),
      is_active: true,
      is_used_up: false,
      changeId: changeKey.id,
      ...times,
    });
    transaction.set(discountUseRef(draft.code), {
      max_uses: draft.maxUses,
      current_uses: 0,
      ...times,
    });
    return { result: undefined, details: describeChange(null, draft, discountFields) };
  });
}

/** A code with how often it was used, as it is now. Throws DataError. */
async function readManagedCode(
  transaction: Transaction,
  code: string,
): Promise<ManagedDiscountCode> {
  const [discount, counted] = await Promise.all([
    readIn(transaction, discountCodeRef(code), storedDiscountCodeSchema),
    readIn(transaction, discountUseRef(code), storedDiscountUsesSchema),
  ]);
  return { ...discount, ...counted };
}

/** Changes how often and how long a code can be used; what is not named stays as it is. Throws DataError. */
export async function changeDiscountCode(
  code: string,
  { maxUses, expiresAt }: DiscountChange,
  changeKey: ChangeKey,
): Promise<void> {
  const reference = discountCodeRef(code);
  await runLogged(changeKey, 'changeDiscount', reference, async (transaction) => {
    const before = await readManagedCode(transaction, code);
    if (maxUses !== undefined) {
      transaction.update(discountUseRef(code), { max_uses: maxUses, updatedAt: serverTimestamp() });
    }
    transaction.update(reference, {
      ...(maxUses !== undefined && { is_used_up: before.currentUses === maxUses }),
      ...(expiresAt !== undefined && { expires_at: storedEnd(expiresAt) }),
      changeId: changeKey.id,
      updatedAt: serverTimestamp(),
    });
    const after = {
      percentage: before.percentage,
      maxUses: maxUses ?? before.maxUses,
      expiresAt: expiresAt === undefined ? before.expiresAt : expiresAt,
    };
    return { result: undefined, details: describeChange(before, after, discountFields) };
  });
}

/** Lets a code be used, or not. Throws DataError. */
export async function setDiscountCodeActive(
  code: string,
  isActive: boolean,
  changeKey: ChangeKey,
): Promise<void> {
  const reference = discountCodeRef(code);
  const action = isActive ? 'activateDiscount' : 'deactivateDiscount';
  await runLogged(changeKey, action, reference, (transaction) => {
    transaction.update(reference, {
      is_active: isActive,
      changeId: changeKey.id,
      updatedAt: serverTimestamp(),
    });
    // the rules refuse it where it is no change
    const details = describeChange({ isActive: !isActive }, { isActive }, discountStateFields);
    return { result: undefined, details };
  });
}

/** How many orders wait for payment that were made with the code: without it none of them could be confirmed. */
async function countPendingWith(code: string): Promise<number> {
  const pending = query(
    ordersRef(),
    where('discountCode', '==', code),
    where('status', '==', 'pending'),
  );
  return (await request(() => getCount(pending))).data().count;
}

/**
 * Deletes a code that no pending order was made with. Returns how many were: where it is not 0, nothing is deleted.
 * Throws DataError.
 */
export async function deleteDiscountCode(code: string, actor: string): Promise<number> {
  const count = await countPendingWith(code);
  if (count > 0) return count;
  await deleteLogged(actor, 'deleteDiscount', discountCodeRef(code), async (transaction) => {
    const before = await readManagedCode(transaction, code);
    transaction.delete(discountUseRef(code));
    return describeChange(before, null, deletedDiscountFields);
  });
  return 0;
}
