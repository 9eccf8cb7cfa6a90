import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';

import type { Period } from '../../domain/admin/revenue';
import type { Order, OrderStatus } from '../../domain/purchase/order';
import { productSchema } from '../../domain/purchase/product';
import { licenseAfterRefund } from '../../domain/purchase/refund';
import { logEntry } from '../admin-log/log-entry';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseDocument, parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { readIn, withSecondLook } from '../firebase/transaction';
import { storedLicenseSchema } from '../licenses/stored-license';
import { storedOrderSchema } from './stored-order';

const orders = () => collection(firestore, 'orders');

/** Everybody's orders of one status, the newest first. Throws DataError 'permission-denied' for others than administrators. */
export async function listOrdersWith(
  status: OrderStatus,
  cursor: PageCursor | null,
): Promise<Page<Order>> {
  const found = query(orders(), where('status', '==', status), orderBy('createdAt', 'desc'));
  return readPage(found, storedOrderSchema, cursor);
}

/** Reads an order that has this status. Throws DataError 'conflict' when it has another. */
async function readWith(status: OrderStatus, transaction: Transaction, id: string): Promise<Order> {
  const order = await readIn(transaction, doc(orders(), id), storedOrderSchema);
  if (order.status !== status) throw new DataError('conflict', `${id} is ${order.status}`);
  return order;
}

function move(transaction: Transaction, id: string, status: OrderStatus): void {
  transaction.update(doc(orders(), id), { status, updatedAt: serverTimestamp() });
}

/** Gives up a pending order for its buyer. Throws DataError 'conflict' when it is not pending. */
export async function cancelPendingOrder(id: string, by: string): Promise<void> {
  await withSecondLook(() =>
    request(() =>
      runTransaction(firestore, async (transaction) => {
        await readWith('pending', transaction, id);
        move(transaction, id, 'cancelled');
        logEntry(transaction, by, 'cancelOrder', `orders/${id}`, `cancelled-${id}`);
      }),
    ),
  );
}

/**
 * What a refund has made of the buyer's licence: ended, shortened to `until`, or nothing, where there was none any more.
 */
export type RefundOutcome =
  { kind: 'none' } | { kind: 'ended' } | { kind: 'shortened'; until: Date };

/** Takes from the buyer's licence what the order gave. */
async function prepareLicense(
  transaction: Transaction,
  { userId, productId }: Order,
  now: Date,
): Promise<{ outcome: RefundOutcome; write: () => void }> {
  const nothing = { outcome: { kind: 'none' }, write: () => undefined } as const;
  if (userId === null) return nothing;
  const reference = doc(firestore, 'licenses', `${userId}_${productId}`);
  const stored = await transaction.get(reference);
  if (!stored.exists()) return nothing;
  const license = parseDocument(storedLicenseSchema, stored);
  if (!license.isActive) return nothing;
  const product = doc(firestore, 'products', productId);
  const { months } = await readIn(transaction, product, productSchema);
  const left = licenseAfterRefund(license, months, now);
  return {
    outcome: left.isActive ? { kind: 'shortened', until: left.expiresAt } : { kind: 'ended' },
    write: () => {
      transaction.update(reference, {
        isActive: left.isActive,
        expiresAt: Timestamp.fromDate(left.expiresAt),
        updatedAt: serverTimestamp(),
      });
    },
  };
}

/**
 * Marks a withdrawn order as paid back and takes from the licence what the order gave, all or nothing and never twice.
 * The money itself is paid back outside. Throws DataError 'conflict' when the order is not withdrawn.
 */
export async function refundOrder(id: string, now: Date, by: string): Promise<RefundOutcome> {
  return withSecondLook(() =>
    request(() =>
      runTransaction(firestore, async (transaction) => {
        const order = await readWith('withdrawn', transaction, id);
        const license = await prepareLicense(transaction, order, now);
        move(transaction, id, 'refunded');
        license.write();
        logEntry(transaction, by, 'refundOrder', `orders/${id}`, `refunded-${id}`);
        return license.outcome;
      }),
    ),
  );
}

/** Documents that one request of an export reads. */
const exportPage = 500;

/** The orders that were paid in a period, and not given back, or, with null, all; the oldest first. Throws DataError. */
export async function listPaidOrders(period: Period | null): Promise<Order[]> {
  const within =
    period === null
      ? []
      : [
          where('paidAt', '>=', Timestamp.fromDate(period.from)),
          where('paidAt', '<', Timestamp.fromDate(period.to)),
        ];
  const paid = query(orders(), where('status', '==', 'paid'), ...within, orderBy('paidAt'));
  const documents: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = documents.at(-1);
    const start = last === undefined ? [] : [startAfter(last)];
    const { docs } = await request(() => getDocs(query(paid, ...start, limit(exportPage))));
    documents.push(...docs);
    if (docs.length < exportPage) return parseList(storedOrderSchema, documents);
  }
}
