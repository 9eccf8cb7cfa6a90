import { count, getAggregate, orderBy, query, sum, where } from 'firebase/firestore/lite';

import { monthPeriod, monthsOfYear, yearPeriod, type Period } from '../../domain/admin/revenue';
import { monthBooks, type MonthBooks } from '../../domain/bookkeeping/month-books';
import type { Month } from '../../domain/calendar-month';
import type { Order } from '../../domain/purchase/order';
import { measureRevenue } from '../admin-stats/repository';
import { parseList } from '../firebase/parse';
import { readAll } from '../firebase/read-all';
import { request } from '../firebase/request';
import { within } from '../firebase/within';
import { listPartPayments } from '../orders/list-part-payments';
import { ordersRef } from '../orders/refs';
import { storedOrderSchema } from '../orders/stored-order';

/** When an order was sold, or paid back. */
type BookTime = 'paidAt' | 'refundedAt';

/** What was confirmed in test mode in a period, or paid back of that: no money has moved. */
async function measureTests(time: BookTime, period: Period) {
  const tests = query(ordersRef(), where('isTest', '==', true), ...within(time, period));
  const measured = await request(() =>
    getAggregate(tests, { kronor: sum('amount'), orders: count() }),
  );
  return measured.data();
}

/** Measures the same in months of a year; where the year has none, as that of a service that sells, no month is asked. */
function testsByMonth(time: BookTime, year: number) {
  const inYear = measureTests(time, yearPeriod(year));
  return async (month: Month) => {
    const all = await inYear;
    return all.orders === 0 ? all : measureTests(time, monthPeriod(month));
  };
}

/** The orders from before VAT was stored in öre: there are no more of them than there were then. */
async function listOlderOrders(): Promise<Order[]> {
  return parseList(storedOrderSchema, await readAll(query(ordersRef(), orderBy('vat'))));
}

/**
 * The books of each month of a year, up to that of `now`, the oldest first: from sums, however much there is. Throws
 * DataError 'permission-denied' for others than administrators.
 */
export async function measureBooks(year: number, now: Date): Promise<MonthBooks[]> {
  const [olderOrders, parts] = await Promise.all([
    listOlderOrders(),
    listPartPayments(yearPeriod(year)),
  ]);
  const soldTests = testsByMonth('paidAt', year);
  const refundedTests = testsByMonth('refundedAt', year);
  const measure = async (month: Month): Promise<MonthBooks> => {
    const [{ sold, refunded, orders }, soldAsTest, refundedAsTest] = await Promise.all([
      measureRevenue(monthPeriod(month), parts),
      soldTests(month),
      refundedTests(month),
    ]);
    const revenue = {
      sold: sold - soldAsTest.kronor,
      refunded: refunded - refundedAsTest.kronor,
      orders: orders - soldAsTest.orders,
    };
    return monthBooks({ month, ...revenue }, olderOrders);
  };
  return Promise.all(monthsOfYear(year, now).map(measure));
}
