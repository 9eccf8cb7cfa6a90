import { increment, serverTimestamp, type Transaction } from 'firebase/firestore/lite';

import type { Order } from '../../domain/purchase/order';
import { discountCodeRef, discountUseRef } from '../discount-codes/refs';
import { DataError } from '../errors';
import { readIn } from '../firebase/transaction';
import { grantLicense, type Granted } from '../licenses/grant-license';
import { readMonths } from '../orders/read-months';
import { orderRef } from '../orders/refs';
import { storedOrderSchema } from '../orders/stored-order';

/** How the buyer's own confirmation and an administrator's differ. */
export interface Confirmation {
  /** Returns whether the order has the last use of its code. Throws DataError 'discount-used-up'. */
  findLastUse: (transaction: Transaction, code: string) => Promise<boolean>;
  /** When the licence ends; what is left of an earlier one ends at `previousEnd`. */
  licenseEnd: (order: Order, months: number, previousEnd: Date | null) => Date;
  /** What the order says of how it was confirmed: whether in test mode, and by which entry of the log. */
  mark: (order: Order) => { isTest: boolean; changeId?: string };
}

/** An order that is settled, as it was before, and what its buyer's licence was and is. */
export interface Settled {
  order: Order;
  license: Granted;
}

/** Reads what there is to read of the order's code, if it has one. Returns what counts the use. */
async function prepareUse(
  transaction: Transaction,
  { id, discountCode: code }: Order,
  findLastUse: Confirmation['findLastUse'],
): Promise<() => void> {
  if (code === null) return () => undefined;
  const isLastUse = await findLastUse(transaction, code);
  return () => {
    transaction.update(discountUseRef(code), {
      current_uses: increment(1),
      lastOrderId: id,
      updatedAt: serverTimestamp(),
    });
    if (!isLastUse) return;
    transaction.update(discountCodeRef(code), { is_used_up: true, updatedAt: serverTimestamp() });
  };
}

/**
 * Settles an order: paid, licence given or extended, use of the code counted. Throws DataError 'conflict' when it is not
 * pending, 'discount-used-up'.
 */
export async function settleOrder(
  transaction: Transaction,
  orderId: string,
  { findLastUse, licenseEnd, mark }: Confirmation,
): Promise<Settled> {
  const order = await readIn(transaction, orderRef(orderId), storedOrderSchema);
  const { userId, productId, status } = order;
  if (status !== 'pending' || userId === null) {
    throw new DataError('conflict', `${orderId} is ${status}`);
  }
  const months = await readMonths(transaction, order);
  const countUse = await prepareUse(transaction, order, findLastUse);
  const license = await grantLicense(transaction, {
    userId,
    productId,
    endAfter: (previousEnd) => licenseEnd(order, months, previousEnd),
    orderId,
  });
  transaction.update(orderRef(orderId), {
    status: 'paid',
    ...mark(order),
    paidAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  countUse();
  return { order, license };
}
