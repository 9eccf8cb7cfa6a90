import {
  doc,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { licenseEnd, type Order } from '../../domain/purchase/order';
import { productSchema } from '../../domain/purchase/product';
import { logEntry } from '../admin-log/log-entry';
import { storedDiscountCodeSchema } from '../discount-codes/stored-discount-code';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { parseDocument, timestampSchema } from '../firebase/parse';
import { request } from '../firebase/request';
import { readIn, withSecondLook } from '../firebase/transaction';
import { storedOrderSchema } from './stored-order';

const earlierLicenseSchema = z.object({ isActive: z.boolean(), expiresAt: timestampSchema });

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
  const license = earlier.exists() ? parseDocument(earlierLicenseSchema, earlier) : null;
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

async function settle(orderId: string, by: string | null): Promise<void> {
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const reference = doc(firestore, 'orders', orderId);
      const order = await readIn(transaction, reference, storedOrderSchema);
      if (order.status !== 'pending' || order.userId === null) {
        throw new DataError('conflict', `${orderId} is ${order.status}`);
      }
      // a buyer's access is counted from the order by the server's clock, whatever his own clock says
      const from = by === null ? order.createdAt : new Date();
      const writes = [
        await prepareLicense(transaction, order, order.userId, from),
        await prepareCode(transaction, order),
      ];
      transaction.update(reference, {
        status: 'paid',
        paidAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      });
      for (const write of writes) write();
      if (by !== null) {
        logEntry(transaction, by, 'confirmPayment', reference.path, `paid-${orderId}`);
      }
    }),
  );
}

/**
 * Confirms an order's payment: order paid, licence given or extended, use of the code counted, entry in the log, all or
 * nothing and never twice. Throws DataError 'conflict' when the order is not pending, 'discount-used-up',
 * 'permission-denied' when the rules do not let this user, 'network'.
 * @param by the administrator who has seen the money, or null when the buyer confirms his own order in test mode.
 */
export async function confirmPayment(orderId: string, by: string | null): Promise<void> {
  await withSecondLook(() => settle(orderId, by));
}
