import type { Transaction } from 'firebase/firestore/lite';

import { describeChange } from '../../domain/admin/describe-change';
import { orderFields } from '../../domain/admin/shop-fields';
import { licenseEndInReach } from '../../domain/purchase/license-reach';
import { runLogged } from '../admin-log/run-logged';
import type { ChangeKey } from '../admin-log/write-entry';
import { discountUseRef } from '../discount-codes/refs';
import { storedDiscountUsesSchema } from '../discount-codes/stored-discount-code';
import { DataError } from '../errors';
import { readIn, retryWhenRefused } from '../firebase/transaction';
import { cancelPendingOrder } from '../orders/manage-orders';
import { cancelNeedless } from '../orders/open-orders';
import { orderRef } from '../orders/refs';
import { settleOrder, type Settled } from './settle-order';

async function findLastUse(transaction: Transaction, code: string): Promise<boolean> {
  const uses = await readIn(transaction, discountUseRef(code), storedDiscountUsesSchema);
  const { currentUses, maxUses } = uses;
  if (currentUses < maxUses) return currentUses + 1 === maxUses;
  throw new DataError('discount-used-up', `${code} has no uses left`);
}

/** What the log says of an order that is settled. */
function describeSettled({ order: { amount, status }, license }: Settled): string {
  return describeChange(
    { amount, status, refunded: 0, license: license.before },
    { amount, status: 'paid', refunded: 0, license: license.after },
    orderFields,
  );
}

/**
 * Confirms an order's payment for an administrator who has seen the money: order paid, licence given or extended, use of
 * the code counted, entry in the log, all or nothing and never twice. Then gives up what the buyer has waiting and need
 * not buy any more. Throws DataError 'conflict' when the order is not pending, 'discount-used-up', 'permission-denied',
 * 'network'.
 * @param now the server's time, from which access is counted.
 */
export async function confirmPayment(
  orderId: string,
  now: Date,
  changeKey: ChangeKey,
): Promise<void> {
  await retryWhenRefused(() =>
    runLogged(changeKey, 'confirmPayment', orderRef(orderId), async (transaction) => {
      const settled = await settleOrder(transaction, orderId, {
        findLastUse,
        licenseEnd: (_order, months, previousEnd) => licenseEndInReach(months, now, previousEnd),
        mark: () => ({ isTest: false, changeId: changeKey.id }),
      });
      return { result: undefined, details: describeSettled(settled) };
    }),
  );
  await cancelNeedless(orderId, (id) => cancelPendingOrder(id, changeKey.actor));
}
