import { orderBy, query, where, type Query } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import type { Period } from '../../domain/admin/revenue';
import { bookEntries, type BookEntry, type Buyer } from '../../domain/purchase/book-entry';
import { soldStatuses, type Order } from '../../domain/purchase/order';
import { parseList } from '../firebase/parse';
import { readAll } from '../firebase/read-all';
import { readByIds } from '../firebase/read-by-ids';
import { within } from '../firebase/within';
import { profilesRef } from '../profiles/refs';
import { listPartRefunded } from './list-part-payments';
import { ordersRef } from './refs';
import { storedOrderSchema } from './stored-order';

/** The orders that money came in for: those that were confirmed in test mode are none for the books. */
async function readOrders(list: Query): Promise<Order[]> {
  const all = parseList(storedOrderSchema, await readAll(list));
  return all.filter(({ isTest }) => !isTest);
}

/** A profile that lacks a name is one all the same: only a deleted account has none. */
const buyerSchema = z.object({
  id: z.string(),
  fullName: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
});

/** Who made these orders, by uid, without those whose profile is gone. */
async function listBuyers(from: readonly Order[]): Promise<Map<string, Buyer>> {
  const uids = new Set(from.flatMap(({ userId }) => userId ?? []));
  const found = await readByIds(profilesRef(), [...uids]);
  return new Map(
    parseList(buyerSchema, found).map(({ id, fullName, email }) => [id, { name: fullName, email }]),
  );
}

/** What was sold in a period, and what was paid back in it; with null, in all. Throws DataError. */
async function readPeriod(period: Period | null) {
  const sales = query(
    ordersRef(),
    where('status', 'in', soldStatuses),
    ...within('paidAt', period),
    orderBy('paidAt'),
  );
  const refunds = query(
    ordersRef(),
    where('status', '==', 'refunded'),
    ...within('refundedAt', period),
    orderBy('refundedAt'),
  );
  const [sold, refunded, partRefunded] = await Promise.all([
    readOrders(sales),
    readOrders(refunds),
    listPartRefunded(period),
  ]);
  return { sold, refunded, partRefunded };
}

/**
 * The sales and refunds of a period, or, with null, all, the oldest first: each is in the period in which it was made.
 * Throws DataError 'permission-denied' for others than administrators.
 */
export async function listBookEntries(period: Period | null): Promise<BookEntry[]> {
  const orders = await readPeriod(period);
  return bookEntries(orders, await listBuyers(Object.values(orders).flat()));
}

/** The same without who bought: no profile is read. Throws DataError. */
export async function listNamelessEntries(period: Period | null): Promise<BookEntry[]> {
  return bookEntries(await readPeriod(period), new Map());
}
