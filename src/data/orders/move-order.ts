import {
  serverTimestamp,
  Timestamp,
  type FieldValue,
  type Transaction,
} from 'firebase/firestore/lite';

import { describeChange } from '../../domain/admin/describe-change';
import type { LogAction } from '../../domain/admin/log-action';
import { orderFields, type OrderMove } from '../../domain/admin/shop-fields';
import type { Order, OrderStatus } from '../../domain/purchase/order';
import { licenseAfterRefund, partOf } from '../../domain/purchase/refund';
import { runLogged } from '../admin-log/run-logged';
import type { ChangeKey } from '../admin-log/write-entry';
import { DataError } from '../errors';
import { parseDocument } from '../firebase/parse';
import { readIn, retryWhenRefused } from '../firebase/transaction';
import { licenseRef } from '../licenses/refs';
import { storedLicenseSchema } from '../licenses/stored-license';
import { readMonths } from './read-months';
import { orderRef } from './refs';
import { storedOrderSchema } from './stored-order';

/** What an administrator does with an order: the status that it begins and ends with, and what the log calls it. */
export interface Move {
  from: OrderStatus;
  to: OrderStatus;
  action: LogAction;
  /** What else it sets or takes away. */
  sets?:
    | { refundedAt: FieldValue }
    | { paidAt: null }
    | { partRefund: { amount: number; at: FieldValue; endsLicense: boolean } };
  /** Kronor that it pays back of more that was paid. */
  paysBack?: number;
}

/** The buyer's licence before and after a move of the order; null where there is none, or none that counts. */
export interface LicenseChange {
  before: OrderMove['license'];
  after: OrderMove['license'];
}

/**
 * Moves an order on and does what belongs to it. Returns what becomes of the buyer's licence, or null when the
 * administrator has done it before. Throws DataError 'conflict' when the order is not where the move begins.
 */
export async function moveOrder(
  id: string,
  { from, to, action, sets, paysBack = 0 }: Move,
  changeKey: ChangeKey,
  alsoDo: (
    transaction: Transaction,
    order: Order,
    changeId: string,
  ) => Promise<LicenseChange> | LicenseChange,
  reason?: string,
): Promise<LicenseChange | null> {
  const reference = orderRef(id);
  return retryWhenRefused(() =>
    runLogged(changeKey, action, reference, async (transaction) => {
      const order = await readIn(transaction, reference, storedOrderSchema);
      if (order.status !== from) throw new DataError('conflict', `${id} is ${order.status}`);
      const license = await alsoDo(transaction, order, changeKey.id);
      transaction.update(reference, {
        status: to,
        changeId: changeKey.id,
        ...sets,
        updatedAt: serverTimestamp(),
      });
      const { amount } = order;
      const refunded = partOf(order).amount;
      const details = describeChange(
        { amount, status: order.status, refunded, license: license.before },
        {
          amount,
          status: to,
          refunded: refunded + paysBack,
          license: license.after,
        },
        orderFields,
      );
      return {
        result: license,
        details: reason === undefined ? details : `Skäl: ${reason}\n${details}`,
      };
    }),
  );
}

export const noLicense: LicenseChange = { before: null, after: null };

/**
 * What a refund, or an undone confirmation, has made of the buyer's licence: ended, shortened to `until`, or nothing,
 * where there was none any more.
 */
export type RefundOutcome =
  { kind: 'none' } | { kind: 'ended' } | { kind: 'shortened'; until: Date };

/**
 * Takes from the buyer's licence what the order gave.
 * @param more with `orderId`, it rests on no order any more.
 */
export async function shortenLicense(
  transaction: Transaction,
  order: Order,
  changeId: string,
  now: Date,
  more: { orderId?: null } = {},
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
    ...more,
    changeId,
    updatedAt: serverTimestamp(),
  });
  return { before, after };
}

export function outcomeOf(license: LicenseChange | null): RefundOutcome {
  const after = license?.after ?? null;
  if (after === null) return { kind: 'none' };
  return after.isActive ? { kind: 'shortened', until: after.expiresAt } : { kind: 'ended' };
}
