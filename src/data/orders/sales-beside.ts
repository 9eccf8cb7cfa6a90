import { getCount, limit, query, Timestamp, where } from 'firebase/firestore/lite';

import type { PartPayment, Period } from '../../domain/admin/revenue';
import { request } from '../firebase/request';
import { listPartPayments } from './list-part-payments';
import { ordersRef } from './refs';

/** What the sums of whole orders do not tell of the revenue of a period. */
export interface SalesBeside {
  parts: readonly PartPayment[];
  /** Some of the orders may have been confirmed in test mode. */
  hasTests: boolean;
}

/** Returns true iff an order of test mode has changed since, as all do that were paid or paid back since. */
async function hasTestsSince(from: Date): Promise<boolean> {
  const tests = query(
    ordersRef(),
    where('isTest', '==', true),
    where('updatedAt', '>=', Timestamp.fromDate(from)),
    limit(1),
  );
  const counted = await request(() => getCount(tests));
  return counted.data().count > 0;
}

/** What there is in a period beside its sums: asked once for all its parts. Throws DataError. */
export async function findSalesBeside(period: Period): Promise<SalesBeside> {
  const [parts, hasTests] = await Promise.all([
    listPartPayments(period),
    hasTestsSince(period.from),
  ]);
  return { parts, hasTests };
}
