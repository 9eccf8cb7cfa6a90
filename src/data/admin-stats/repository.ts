import {
  collection,
  count as countOf,
  getAggregate,
  getCount,
  query,
  sum,
  Timestamp,
  where,
  type Query,
} from 'firebase/firestore/lite';

import {
  lastMonths,
  monthPeriod,
  type MonthRevenue,
  type Period,
} from '../../domain/admin/revenue';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

/** Firestore counts: no document is read, whatever there are. */
async function count(list: Query): Promise<number> {
  const counted = await request(() => getCount(list));
  return counted.data().count;
}

/** How many users there are. Throws DataError. */
export async function countUsers(): Promise<number> {
  return count(collection(firestore, 'profiles'));
}

/** How many licences are switched on and have not ended. Throws DataError. */
export async function countActiveLicenses(now: Date): Promise<number> {
  return count(
    query(
      collection(firestore, 'licenses'),
      where('isActive', '==', true),
      where('expiresAt', '>', Timestamp.fromDate(now)),
    ),
  );
}

/** How many questions there are, of both kinds. Throws DataError. */
export async function countQuestions(): Promise<number> {
  return count(collection(firestore, 'questions'));
}

/** How many discount codes there are. Throws DataError. */
export async function countDiscountCodes(): Promise<number> {
  return count(collection(firestore, 'discountCodes'));
}

/** What was sold: orders that were paid and not given back, and what they brought in. */
export interface Revenue {
  kronor: number;
  orders: number;
}

/** What was sold in a period, or, with null, in all. Throws DataError. */
export async function measureRevenue(period: Period | null): Promise<Revenue> {
  const within =
    period === null
      ? []
      : [
          where('paidAt', '>=', Timestamp.fromDate(period.from)),
          where('paidAt', '<', Timestamp.fromDate(period.to)),
        ];
  const paid = query(collection(firestore, 'orders'), where('status', '==', 'paid'), ...within);
  const measured = await request(() =>
    getAggregate(paid, { kronor: sum('amount'), orders: countOf() }),
  );
  return measured.data();
}

/** What was sold in each of the last twelve months in Sweden, the oldest first. Throws DataError. */
export async function measureRevenueByMonth(now: Date): Promise<MonthRevenue[]> {
  return Promise.all(
    lastMonths(12, now).map(async (month) => ({
      month,
      ...(await measureRevenue(monthPeriod(month))),
    })),
  );
}
