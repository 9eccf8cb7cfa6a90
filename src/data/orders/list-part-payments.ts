import { orderBy, query, where } from 'firebase/firestore/lite';

import type { PartPayment, Period } from '../../domain/admin/revenue';
import type { Order } from '../../domain/purchase/order';
import { parseList } from '../firebase/parse';
import { readAll } from '../firebase/read-all';
import { within } from '../firebase/within';
import { ordersRef } from './refs';
import { storedOrderSchema } from './stored-order';

/** The orders of which a part was paid back in a period; with null, in all. Throws DataError. */
export async function listPartRefunded(period: Period | null): Promise<Order[]> {
  const time = 'partRefund.at';
  const list = query(ordersRef(), ...within(time, period), orderBy(time));
  return parseList(storedOrderSchema, await readAll(list));
}

/** The orders of which what a part had left was paid back in a period. */
async function listRestRefunded(period: Period): Promise<Order[]> {
  const list = query(
    ordersRef(),
    where('partRefund.endsLicense', 'in', [true, false]),
    where('status', '==', 'refunded'),
    ...within('refundedAt', period),
    orderBy('refundedAt'),
  );
  return parseList(storedOrderSchema, await readAll(list));
}

/**
 * What refunds in part make of the sum of whole orders that were paid back in a period. Their orders are read: each was
 * made by hand, and they are few. Throws DataError.
 */
export async function listPartPayments(period: Period): Promise<PartPayment[]> {
  const [parts, rests] = await Promise.all([listPartRefunded(period), listRestRefunded(period)]);
  const payments = (orders: readonly Order[], sign: 1 | -1, when: (order: Order) => Date | null) =>
    orders.flatMap((order): PartPayment[] => {
      const at = when(order);
      if (at === null || order.partRefund === null) return [];
      return [{ at, kronor: sign * order.partRefund.amount }];
    });
  return [
    ...payments(parts, 1, ({ partRefund }) => partRefund?.at ?? null),
    ...payments(rests, -1, ({ refundedAt }) => refundedAt),
  ];
}
