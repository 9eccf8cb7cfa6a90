import { orderBy, query, Timestamp, where } from 'firebase/firestore/lite';

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

/**
 * What refunds in part make of the sum of whole orders that were paid back in a period. Their orders are read, and perhaps
 * some that changed later: each was made by hand, and they are few. Throws DataError.
 */
export async function listPartPayments({ from }: Period): Promise<PartPayment[]> {
  const changedSince = query(
    ordersRef(),
    where('partRefund.endsLicense', 'in', [true, false]),
    where('updatedAt', '>=', Timestamp.fromDate(from)),
    orderBy('updatedAt'),
  );
  const orders = parseList(storedOrderSchema, await readAll(changedSince));
  return orders.flatMap(({ partRefund, refundedAt }): PartPayment[] => {
    if (partRefund === null) return [];
    const { at, amount } = partRefund;
    const rest = refundedAt === null ? [] : [{ at: refundedAt, kronor: -amount }];
    return [{ at, kronor: amount }, ...rest];
  });
}
