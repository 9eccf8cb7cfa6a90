import {
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';

import { orderReference, type Order, type PaymentMethod } from '../../domain/purchase/order';
import { priceWith } from '../../domain/purchase/pricing';
import type { Product } from '../../domain/purchase/product';
import { expiryOf } from '../../domain/retention';
import { serverNow } from '../../lib/server-clock';
import { isDataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { parseDocument, parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { codeUsesOf, openOrdersOf, orderRef, ordersOf } from './refs';
import { storedOrderSchema } from './stored-order';

/** What a buyer chooses. */
export interface Purchase {
  product: Product;
  method: PaymentMethod;
  /** The code and what it takes off in per cent, or null. */
  discount: { code: string; percentage: number } | null;
}

/**
 * Writes a pending order and returns its id, which is the payment's reference. With it goes what names it as the user's
 * open order of the product and, with a code, as the one that uses the code. Throws DataError 'permission-denied' when
 * the price, the code or the settings are no longer what they were, when another order of the product waits or the code
 * has been used; 'network'.
 */
export async function createOrder(uid: string, purchase: Purchase): Promise<string> {
  const id = orderReference(crypto.getRandomValues(new Uint8Array(8)));
  const discountPercentage = purchase.discount?.percentage ?? 0;
  const { listPrice, amount, vatOre } = priceWith(purchase.product.price, discountPercentage);
  const batch = writeBatch(firestore);
  batch.set(orderRef(id), {
    userId: uid,
    productId: purchase.product.id,
    listPrice,
    discountCode: purchase.discount?.code ?? null,
    discountPercentage,
    amount,
    vat_ore: vatOre,
    months: purchase.product.months,
    method: purchase.method,
    status: 'pending',
    reference: id,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    paidAt: null,
  });
  const name = { orderId: id, updatedAt: serverTimestamp() };
  batch.set(doc(openOrdersOf(uid), purchase.product.id), name);
  if (purchase.discount !== null) {
    batch.set(doc(codeUsesOf(uid), purchase.discount.code), name);
  }
  await request(() => batch.commit());
  return id;
}

/** The order, or null when there is none or it is another's. Throws DataError. */
export async function getOrder(id: string): Promise<Order | null> {
  try {
    const document = await request(() => getDoc(orderRef(id)));
    return document.exists() ? parseDocument(storedOrderSchema, document) : null;
  } catch (error) {
    // the rules do not tell an order that is another's from one that is not
    if (isDataError(error, 'permission-denied')) return null;
    throw error;
  }
}

/** The user's orders, newest first. Throws DataError. */
export async function listOrders(uid: string): Promise<Order[]> {
  const found = await request(() =>
    getDocs(query(ordersOf(uid), orderBy('createdAt', 'desc'), limit(100))),
  );
  return parseList(storedOrderSchema, found.docs);
}

/**
 * Gives a pending order up; it goes in a year, but for one that was paid once, which stays for bookkeeping. Throws DataError
 * 'permission-denied' when it is not pending any more.
 */
export async function cancelOrder(id: string): Promise<void> {
  const reference = orderRef(id);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const order = await transaction.get(reference);
      const wasPaid = order.get('changeId') !== undefined;
      transaction.update(reference, {
        status: 'cancelled',
        ...(!wasPaid && { expiresAt: Timestamp.fromDate(expiryOf('orders', serverNow())) }),
        updatedAt: serverTimestamp(),
      });
    }),
  );
}

/** Uses the right of withdrawal. Throws DataError 'permission-denied' when its 14 days are over. */
export async function withdrawOrder(id: string): Promise<void> {
  await request(() =>
    updateDoc(orderRef(id), { status: 'withdrawn', updatedAt: serverTimestamp() }),
  );
}
