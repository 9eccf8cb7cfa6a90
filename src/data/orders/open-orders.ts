import { doc, getDoc } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import type { ProductId } from '../../domain/account/license';
import type { Order } from '../../domain/purchase/order';
import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { getOrder } from './repository';

/** A document of `users/{uid}/openOrders` or `users/{uid}/codeUses`: the order that it stands for. */
const orderNameSchema = z.object({ orderId: z.string() });

async function readNamedOrder(uid: string, collection: string, id: string): Promise<Order | null> {
  const name = await request(() => getDoc(doc(firestore, 'users', uid, collection, id)));
  return name.exists() ? getOrder(parseDocument(orderNameSchema, name).orderId) : null;
}

/** The user's order of the product that waits for its payment, or null. There is one at most. Throws DataError. */
export async function getOpenOrder(uid: string, productId: ProductId): Promise<Order | null> {
  const order = await readNamedOrder(uid, 'openOrders', productId);
  return order?.status === 'pending' ? order : null;
}

/**
 * The order for which the user has used a discount code, or null; an order that was given up has not used it. Throws
 * DataError.
 */
export async function getOrderWithCode(uid: string, code: string): Promise<Order | null> {
  const order = await readNamedOrder(uid, 'codeUses', code);
  return order === null || order.status === 'cancelled' ? null : order;
}
