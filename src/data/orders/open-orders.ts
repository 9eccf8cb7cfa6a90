import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import type { ProductId } from '../../domain/account/license';
import type { Order } from '../../domain/purchase/order';
import { firestore } from '../firebase/firestore';
import { parseDocument, parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { getOrder } from './repository';
import { storedOrderSchema } from './stored-order';

/**
 * The user's order of the product that waits for its payment, or null. There is one at most, but for those from before
 * the rules asked for it: then the newest. Throws DataError.
 */
export async function getOpenOrder(uid: string, productId: ProductId): Promise<Order | null> {
  const waiting = query(
    collection(firestore, 'orders'),
    where('userId', '==', uid),
    where('productId', '==', productId),
    where('status', '==', 'pending'),
  );
  const found = await request(() => getDocs(waiting));
  const newestFirst = parseList(storedOrderSchema, found.docs).sort(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  );
  return newestFirst[0] ?? null;
}

/** A document of `users/{uid}/codeUses`: the order that it stands for. */
const codeUseSchema = z.object({ orderId: z.string() });

/**
 * The order for which the user has used a discount code, or null; an order that was given up has not used it. Throws
 * DataError.
 */
export async function getOrderWithCode(uid: string, code: string): Promise<Order | null> {
  const use = await request(() => getDoc(doc(firestore, 'users', uid, 'codeUses', code)));
  if (!use.exists()) return null;
  const order = await getOrder(parseDocument(codeUseSchema, use).orderId);
  return order === null || order.status === 'cancelled' ? null : order;
}
