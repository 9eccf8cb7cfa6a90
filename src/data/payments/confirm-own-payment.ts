import { runTransaction } from 'firebase/firestore/lite';

import { licenseEnd } from '../../domain/purchase/order';
import { discountCodeRef } from '../discount-codes/refs';
import { storedDiscountCodeSchema } from '../discount-codes/stored-discount-code';
import { DataError, isDataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { readIn, retryWhenRefused } from '../firebase/transaction';
import { cancelNeedless } from '../orders/open-orders';
import { cancelOrder } from '../orders/repository';
import { settleOrder, type Confirmation } from './settle-order';

/** The buyer is not told how often a code was used: whether this is its last use is tried. */
const byBuyer = (isLastUse: boolean): Confirmation => ({
  findLastUse: async (transaction, code) => {
    const { isUsedUp } = await readIn(transaction, discountCodeRef(code), storedDiscountCodeSchema);
    if (isUsedUp) throw new DataError('discount-used-up', `${code} has no uses left`);
    return isLastUse;
  },
  // counted from the order, which has the server's time, whatever the buyer's clock says
  licenseEnd: ({ createdAt }, months, previousEnd) => licenseEnd(months, createdAt, previousEnd),
  mark: ({ amount }) => ({ isTest: amount > 0 }),
});

async function settle(orderId: string, isLastUse: boolean): Promise<void> {
  await request(() =>
    runTransaction(firestore, (transaction) =>
      settleOrder(transaction, orderId, byBuyer(isLastUse)),
    ),
  );
}

/**
 * Confirms the payment of the buyer's own order, in test mode or where there is nothing to pay: order paid, licence given
 * or extended, use of the code counted, all or nothing and never twice. Then gives up what the buyer has waiting and need
 * not buy any more. Throws DataError 'conflict' when the order is not pending, 'discount-used-up', 'permission-denied'
 * when the rules do not let this user, 'network'.
 */
export async function confirmOwnPayment(orderId: string): Promise<void> {
  try {
    await settle(orderId, false);
  } catch (error) {
    if (!isDataError(error, 'permission-denied')) throw error;
    // refused once more where somebody else had the last use meanwhile: the code then says so
    await retryWhenRefused(() => settle(orderId, true));
  }
  await cancelNeedless(orderId, cancelOrder);
}
