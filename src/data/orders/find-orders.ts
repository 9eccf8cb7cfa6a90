import type { Order } from '../../domain/purchase/order';
import { parseList } from '../firebase/parse';
import { readByIds } from '../firebase/read-by-ids';
import { ordersRef } from './refs';
import { storedOrderSchema } from './stored-order';

/**
 * The orders with these references, by them, without those that are not there: as many documents are read as there are.
 * Throws DataError 'permission-denied' for others than administrators.
 */
export async function findOrders(references: readonly string[]): Promise<Map<string, Order>> {
  const found = parseList(storedOrderSchema, await readByIds(ordersRef(), references));
  return new Map(found.map((order) => [order.id, order]));
}
