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
  sets: { refundedAt: serverTimestamp() },
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
 * Marks an order as paid back, or what is left of it, and takes from the licence what the order gave, all or nothing and never twice. The money
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
    (transaction, order, changeId) =>
      // what the order gave was taken with the part, or is taken now
      order.partRefund?.endsLicense === true
        ? noLicense
        : shortenLicense(transaction, order, changeId, now),
    reason,
  );
  return outcomeOf(license);
}

/** A part of an order's amount that an administrator gives back. */
export interface PartRefund {
  /** Kronor: at least one, and less than was paid. */
  amount: number;
  /** Whether the licence loses what the order gave. */
  endsLicense: boolean;
  /** The log tells it. */
  reason: string;
}

/**
 * Marks a part of a paid order as paid back, once, and where that is chosen takes from the licence what the order gave, all
 * or nothing. The money itself is paid back outside. Throws DataError 'conflict' when the order is not paid,
 * 'permission-denied' when a part has been paid back before.
 */
export async function refundPart(
  id: string,
  { amount, endsLicense, reason }: PartRefund,
  now: Date,
  actor: string,
): Promise<RefundOutcome> {
  const license = await moveOrder(
    id,
    {
      from: 'paid',
      to: 'paid',
      action: 'refundPart',
      sets: { partRefund: { amount, at: serverTimestamp(), endsLicense } },
      paysBack: amount,
    },
    { actor, id: `refundedPart-${id}` },
    (transaction, order, changeId) =>
      endsLicense ? shortenLicense(transaction, order, changeId, now) : noLicense,
    reason,
  );
  return outcomeOf(license);
}
