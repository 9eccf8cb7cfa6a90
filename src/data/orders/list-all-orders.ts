import {
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Query,
} from 'firebase/firestore/lite';

import type { ProductId } from '../../domain/account/license';
import type { Period } from '../../domain/admin/revenue';
import type { Order, OrderStatus, PaymentMethod } from '../../domain/purchase/order';
import { beginsWith } from '../firebase/begins-with';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { within } from '../firebase/within';
import { searchUsers } from '../users/repository';
import { ordersRef } from './refs';
import { storedOrderSchema } from './stored-order';

/** Which orders a list is narrowed to; all where it says nothing. */
export interface OrderFilter {
  status?: OrderStatus | undefined;
  productId?: ProductId | undefined;
  method?: PaymentMethod | undefined;
  /** Whose they are. */
  userId?: string | undefined;
  /** When they were made. */
  period?: Period | undefined;
}

/**
 * Everybody's orders that fit the filter, the newest first. Throws DataError 'permission-denied' for others than
 * administrators.
 * @param size orders on the page, unless as many as lists have.
 */
export async function listAllOrders(
  { period, ...filter }: OrderFilter,
  cursor: PageCursor | null,
  size?: number,
): Promise<Page<Order>> {
  const equal = Object.entries(filter).flatMap(([field, value]) =>
    value === undefined ? [] : [where(field, '==', value)],
  );
  const found = query(ordersRef(), ...equal, ...within('createdAt', period ?? null));
  return readPage(found, 'createdAt', storedOrderSchema, cursor, { size });
}

/** Orders that a search shows, and customers that it looks through for them. */
const mostFound = 12;
const mostCustomers = 20;

/** Orders that a search found. */
export interface FoundOrders {
  orders: Order[];
  /** There are more than these: a longer text finds them. */
  isCut: boolean;
}

async function readFound(found: Query): Promise<FoundOrders> {
  const { docs } = await request(() => getDocs(query(found, limit(mostFound + 1))));
  return {
    orders: parseList(storedOrderSchema, docs.slice(0, mostFound)),
    isCut: docs.length > mostFound,
  };
}

/** The orders whose reference begins so. */
function findByReference(reference: string): Promise<FoundOrders> {
  return readFound(
    query(ordersRef(), ...beginsWith(documentId(), reference), orderBy(documentId())),
  );
}

/** The orders of the customers whose address, name or last name begins so, the newest first. */
async function findByCustomer(typed: string): Promise<FoundOrders> {
  const { users, isCut } = await searchUsers(typed, mostCustomers);
  if (users.length === 0) return { orders: [], isCut: false };
  const uids = users.map(({ userId }) => userId);
  const found = await readFound(
    query(ordersRef(), where('userId', 'in', uids), orderBy('createdAt', 'desc')),
  );
  return { ...found, isCut: isCut || found.isCut };
}

/**
 * The orders whose reference begins with what is typed or, where there are none, those of the customers whose address,
 * name or last name does. Throws DataError 'permission-denied' for others than administrators.
 */
export async function searchOrders(typed: string): Promise<FoundOrders> {
  const reference = typed.trim().toUpperCase();
  if (/^TK[A-Z2-9]{0,8}$/.test(reference)) {
    const found = await findByReference(reference);
    if (found.orders.length > 0) return found;
  }
  return findByCustomer(typed);
}
