import { doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { productsOpenedBy, type ProductId } from '../../domain/account/license';
import type { Order } from '../../domain/purchase/order';
import { logProblem } from '../../lib/log';
import { parseDocument, parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { codeUsesOf, ordersOf } from './refs';
import { getOrder } from './repository';
import { storedOrderSchema } from './stored-order';

/** The user's orders that wait for their payment, the newest first. Throws DataError. */
async function listOpenOrders(uid: string): Promise<Order[]> {
  const waiting = query(ordersOf(uid), where('status', '==', 'pending'));
  const found = await request(() => getDocs(waiting));
  return parseList(storedOrderSchema, found.docs).sort(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  );
}

/**
 * The user's order of the product that waits for its payment, or null. There is one at most, but for those from before
 * the rules asked for it: then the newest. Throws DataError.
 */
export async function getOpenOrder(uid: string, productId: ProductId): Promise<Order | null> {
  const waiting = await listOpenOrders(uid);
  return waiting.find((order) => order.productId === productId) ?? null;
}

/**
 * Gives up what else the buyer of a paid order has waiting and need not buy any more: older orders of the product, and of
 * what it opens too. Never throws: the payment stands, and what still waits can be given up where it is shown.
 * @param cancel gives up the order with this id.
 */
export async function cancelNeedless(
  paidId: string,
  cancel: (id: string) => Promise<void>,
): Promise<void> {
  try {
    const paid = await getOrder(paidId);
    if (paid === null || paid.userId === null) return;
    const opened = productsOpenedBy(paid.productId);
    for (const { id, productId } of await listOpenOrders(paid.userId)) {
      if (opened.includes(productId)) await cancel(id);
    }
  } catch (error) {
    logProblem('an order that is not needed any more still waits', error);
  }
}

/** A document of `users/{uid}/codeUses`: the order that it stands for. */
const codeUseSchema = z.object({ orderId: z.string() });

/**
 * The order for which the user has used a discount code, or null; an order that was given up has not used it. Throws
 * DataError.
 */
export async function getOrderWithCode(uid: string, code: string): Promise<Order | null> {
  const use = await request(() => getDoc(doc(codeUsesOf(uid), code)));
  if (!use.exists()) return null;
  const order = await getOrder(parseDocument(codeUseSchema, use).orderId);
  return order === null || order.status === 'cancelled' ? null : order;
}
