import { increment, serverTimestamp, type Transaction } from 'firebase/firestore/lite';

import type { Order } from '../../domain/purchase/order';
import type { ChangeKey } from '../admin-log/write-entry';
import { discountCodeRef, discountUseRef } from '../discount-codes/refs';
import { storedDiscountUsesSchema } from '../discount-codes/stored-discount-code';
import { parseDocument } from '../firebase/parse';
import {
  moveOrder,
  outcomeOf,
  shortenLicense,
  type Move,
  type RefundOutcome,
} from '../orders/move-order';

const undoing: Move = {
  from: 'paid',
  to: 'pending',
  action: 'undoPayment',
  sets: { paidAt: null },
};

/** Reads what there is to read of the use of the order's code. Returns what gives it back. */
async function prepareReturn(
  transaction: Transaction,
  { id, discountCode: code }: Order,
): Promise<() => void> {
  if (code === null) return () => undefined;
  const stored = await transaction.get(discountUseRef(code));
  // a code that is deleted, or made anew since, has no use of this order's
  if (!stored.exists()) return () => undefined;
  const { currentUses, maxUses } = parseDocument(storedDiscountUsesSchema, stored);
  if (currentUses === 0) return () => undefined;
  return () => {
    transaction.update(discountUseRef(code), {
      current_uses: increment(-1),
      lastOrderId: id,
      updatedAt: serverTimestamp(),
    });
    if (currentUses < maxUses) return;
    transaction.update(discountCodeRef(code), { is_used_up: false, updatedAt: serverTimestamp() });
  };
}

/**
 * Takes back, within a day, what an administrator has confirmed by mistake: the order waits again, the licence loses what
 * the order gave, the use of its code comes back, all or nothing. Throws DataError 'conflict' when the order is not paid,
 * 'permission-denied' when it was confirmed more than a day ago, or by its buyer.
 */
export async function undoConfirmation(
  id: string,
  now: Date,
  changeKey: ChangeKey,
): Promise<RefundOutcome> {
  const license = await moveOrder(id, undoing, changeKey, async (transaction, order, changeId) => {
    const giveBack = await prepareReturn(transaction, order);
    const change = await shortenLicense(transaction, order, changeId, now, { orderId: null });
    giveBack();
    return change;
  });
  return outcomeOf(license);
}
