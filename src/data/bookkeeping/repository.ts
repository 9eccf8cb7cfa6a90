import { orderBy, query } from 'firebase/firestore/lite';

import { monthPeriod, monthsOfYear, yearPeriod } from '../../domain/admin/revenue';
import { monthBooks, type MonthBooks } from '../../domain/bookkeeping/month-books';
import type { Month } from '../../domain/calendar-month';
import type { Order } from '../../domain/purchase/order';
import { measureRevenue } from '../admin-stats/repository';
import { parseList } from '../firebase/parse';
import { readAll } from '../firebase/read-all';
import { listPartPayments } from '../orders/list-part-payments';
import { ordersRef } from '../orders/refs';
import { storedOrderSchema } from '../orders/stored-order';

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
  const measure = async (month: Month): Promise<MonthBooks> => {
    const revenue = await measureRevenue(monthPeriod(month), parts);
    return monthBooks({ month, ...revenue }, olderOrders);
  };
  return Promise.all(monthsOfYear(year, now).map(measure));
}
