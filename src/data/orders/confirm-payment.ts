import {
  doc,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore/lite';

import { licenseEnd, type Order } from '../../domain/purchase/order';
import { productSchema } from '../../domain/purchase/product';
import { runLogged } from '../admin-log/run-logged';
import { storedDiscountCodeSchema } from '../discount-codes/stored-discount-code';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { readIn, withSecondLook } from '../firebase/transaction';
import { storedLicenseSchema } from '../licenses/stored-license';
import { storedOrderSchema } from './stored-order';

/** Counts one use of the order's code, if it has one. */
async function prepareCode(transaction: Transaction, order: Order): Promise<() => void> {
  if (order.discountCode === null) return () => undefined;
  const reference = doc(firestore, 'discountCodes', order.discountCode);
  const code = await readIn(transaction, reference, storedDiscountCodeSchema);
  if (code.currentUses >= code.maxUses) {
    throw new DataError('discount-used-up', `${code.code} has no uses left`);
  }
  return () => {
    transaction.update(reference, {
      current_uses: code.currentUses + 1,
      lastOrderId: order.id,
      updatedAt: serverTimestamp(),
    });
  };
}

/** Gives the licence that the order buys, or adds it to what is left of the earlier one. */
async function prepareLicense(
  transaction: Transaction,
  order: Order,
  userId: string,
  from: Date,
): Promise<() => void> {
  const product = await readIn(
    transaction,
    doc(firestore, 'products', order.productId),
    productSchema,
  );
  const reference = doc(firestore, 'licenses', `${userId}_${order.productId}`);
  const earlier = await transaction.get(reference);
  const license = earlier.exists() ? parseDocument(storedLicenseSchema, earlier) : null;
  const previousEnd = license?.isActive === true ? license.expiresAt : null;
  const bought = {
    userId,
    productId: order.productId,
    isActive: true,
    expiresAt: Timestamp.fromDate(licenseEnd(product.months, from, previousEnd)),
    orderId: order.id,
    updatedAt: serverTimestamp(),
  };
  return () => {
    if (license === null) transaction.set(reference, { ...bought, createdAt: serverTimestamp() });
    else transaction.update(reference, bought);
  };
}

/** Settles an order; its licence is counted from `from`, or, with null, from the order. */
async function settle(
  transaction: Transaction,
  reference: DocumentReference,
  from: Date | null,
): Promise<void> {
  const order = await readIn(transaction, reference, storedOrderSchema);
  if (order.status !== 'pending' || order.userId === null) {
    throw new DataError('conflict', `${order.id} is ${order.status}`);
  }
  const writes = [
    await prepareLicense(transaction, order, order.userId, from ?? order.createdAt),
    await prepareCode(transaction, order),
  ];
  transaction.update(reference, {
    status: 'paid',
    paidAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  for (const write of writes) write();
}

/** An administrator who has seen the money, and the server's time then. */
interface Confirmation {
  actor: string;
  now: Date;
}

/**
 * Confirms an order's payment: order paid, licence given or extended, use of the code counted, entry in the log, all or
 * nothing and never twice. Throws DataError 'conflict' when the order is not pending, 'discount-used-up',
 * 'permission-denied' when the rules do not let this user, 'network'.
 * @param by null when the buyer confirms his own order in test mode: access is then counted from the order, which has
 * the server's time, whatever the buyer's clock says.
 */
export async function confirmPayment(orderId: string, by: Confirmation | null): Promise<void> {
  const reference = doc(firestore, 'orders', orderId);
  await withSecondLook(async () => {
    if (by === null) {
      await request(() =>
        runTransaction(firestore, (transaction) => settle(transaction, reference, null)),
      );
    } else {
      const press = { actor: by.actor, id: `paid-${orderId}` };
      await runLogged(press, 'confirmPayment', reference, (transaction) =>
        settle(transaction, reference, by.now),
      );
    }
  });
}
