import {
  query,
  serverTimestamp,
  Timestamp,
  where,
  type Transaction,
} from 'firebase/firestore/lite';

import { describeChange } from '../../domain/admin/describe-change';
import { orderFields, type OrderMove } from '../../domain/admin/shop-fields';
import type { Order, OrderStatus } from '../../domain/purchase/order';
import { licenseAfterRefund } from '../../domain/purchase/refund';
import { runLogged } from '../admin-log/run-logged';
import { DataError } from '../errors';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseDocument } from '../firebase/parse';
import { readIn, retryWhenRefused } from '../firebase/transaction';
import { licenseRef } from '../licenses/refs';
import { storedLicenseSchema } from '../licenses/stored-license';
import { readMonths } from './read-months';
import { orderRef, ordersRef } from './refs';
import { storedOrderSchema } from './stored-order';

/** Everybody's orders of one status, the newest first. Throws DataError 'permission-denied' for others than administrators. */
export async function listOrdersWith(
  status: OrderStatus,
  cursor: PageCursor | null,
): Promise<Page<Order>> {
  const found = query(ordersRef(), where('status', '==', status));
  return readPage(found, 'createdAt', storedOrderSchema, cursor);
}

const moves = {
  cancelled: { from: 'pending', action: 'cancelOrder' },
  refunded: { from: 'withdrawn', action: 'refundOrder' },
} as const;
type Move = keyof typeof moves;

/** The log's entry about a move: an order makes each once. */
const entryId = (to: Move, orderId: string) => `${to}-${orderId}`;

/** The buyer's licence before and after a move of the order; null where there is none, or none that counts. */
interface LicenseChange {
  before: OrderMove['license'];
  after: OrderMove['license'];
}

/**
 * Moves an order on and does what belongs to it. Returns what becomes of the buyer's licence, or null when the
 * administrator has done it before. Throws DataError 'conflict' when the order is not where the move begins.
 */
async function moveOrder(
  id: string,
  to: Move,
  actor: string,
  alsoDo: (
    transaction: Transaction,
    order: Order,
    changeId: string,
  ) => Promise<LicenseChange> | LicenseChange,
): Promise<LicenseChange | null> {
  const reference = orderRef(id);
  const { from, action } = moves[to];
  const changeKey = { actor, id: entryId(to, id) };
  return retryWhenRefused(() =>
    runLogged(changeKey, action, reference, async (transaction) => {
      const order = await readIn(transaction, reference, storedOrderSchema);
      if (order.status !== from) throw new DataError('conflict', `${id} is ${order.status}`);
      const license = await alsoDo(transaction, order, changeKey.id);
      transaction.update(reference, {
        status: to,
        changeId: changeKey.id,
        ...(to === 'refunded' && { refundedAt: serverTimestamp() }),
        updatedAt: serverTimestamp(),
      });
      const { amount } = order;
      const details = describeChange(
        { amount, status: order.status, license: license.before },
        { amount, status: to, license: license.after },
        orderFields,
      );
      return { result: license, details };
    }),
  );
}

const noLicense: LicenseChange = { before: null, after: null };

/** Gives up a pending order for its buyer. Throws DataError 'conflict' when it is not pending. */
export async function cancelPendingOrder(id: string, actor: string): Promise<void> {
  await moveOrder(id, 'cancelled', actor, () => noLicense);
}

/**
 * What a refund has made of the buyer's licence: ended, shortened to `until`, or nothing, where there was none any more.
 */
export type RefundOutcome =
  { kind: 'none' } | { kind: 'ended' } | { kind: 'shortened'; until: Date };

/** Takes from the buyer's licence what the order gave. */
async function shortenLicense(
  transaction: Transaction,
  order: Order,
  changeId: string,
  now: Date,
): Promise<LicenseChange> {
  const { userId, productId } = order;
  if (userId === null) return noLicense;
  const reference = licenseRef(userId, productId);
  const stored = await transaction.get(reference);
  if (!stored.exists()) return noLicense;
  const before = parseDocument(storedLicenseSchema, stored);
  if (!before.isActive) return noLicense;
  const months = await readMonths(transaction, order);
  const after = licenseAfterRefund(before, months, now);
  transaction.update(reference, {
    isActive: after.isActive,
    expiresAt: Timestamp.fromDate(after.expiresAt),
    changeId,
    updatedAt: serverTimestamp(),
  });
  return { before, after };
}

/**
 * Marks a withdrawn order as paid back and takes from the licence what the order gave, all or nothing and never twice.
 * The money itself is paid back outside. Throws DataError 'conflict' when the order is not withdrawn.
 */
export async function refundOrder(id: string, now: Date, actor: string): Promise<RefundOutcome> {
  const license = await moveOrder(id, 'refunded', actor, (transaction, order, changeId) =>
    shortenLicense(transaction, order, changeId, now),
  );
  const after = license?.after ?? null;
  if (after === null) return { kind: 'none' };
  return after.isActive ? { kind: 'shortened', until: after.expiresAt } : { kind: 'ended' };
}
