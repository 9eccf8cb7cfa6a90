import { serverTimestamp } from 'firebase/firestore/lite';

import type { OrderStatus } from '../../domain/purchase/order';
import type { ChangeKey } from '../admin-log/write-entry';
import {
  moveOrder,
  noLicense,
  outcomeOf,
  shortenLicense,
  type Move,
  type RefundOutcome,
} from './move-order';

const cancellation: Move = { from: 'pending', to: 'cancelled', action: 'cancelOrder' };
const refundFrom = (from: OrderStatus): Move => ({
  from,
  to: 'refunded',
  action: 'refundOrder',
  times: { refundedAt: serverTimestamp() },
});

/** The log's entry about a move that an order makes once. */
const onceKey = (to: OrderStatus, orderId: string, actor: string): ChangeKey => ({
  actor,
  id: `${to}-${orderId}`,
});

/** Gives up a pending order for its buyer. Throws DataError 'conflict' when it is not pending. */
export async function cancelPendingOrder(id: string, actor: string): Promise<void> {
  await moveOrder(id, cancellation, onceKey('cancelled', id, actor), () => noLicense);
}

/**
 * Marks an order as paid back and takes from the licence what the order gave, all or nothing and never twice. The money
 * itself is paid back outside. Throws DataError 'conflict' when the order is not withdrawn or, with a reason, not paid.
 * @param reason why the administrator pays back what its buyer has not withdrawn from; the log tells it.
 */
export async function refundOrder(
  id: string,
  now: Date,
  actor: string,
  reason?: string,
): Promise<RefundOutcome> {
  const license = await moveOrder(
    id,
    refundFrom(reason === undefined ? 'withdrawn' : 'paid'),
    onceKey('refunded', id, actor),
    (transaction, order, changeId) => shortenLicense(transaction, order, changeId, now),
    reason,
  );
  return outcomeOf(license);
}
