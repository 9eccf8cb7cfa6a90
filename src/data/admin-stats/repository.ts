import {
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
  partsIn,
  spanOf,
  type MonthRevenue,
  type PartPayment,
  type Period,
  type Revenue,
} from '../../domain/admin/revenue';
import { weekPeriod, type WeekFigures } from '../../domain/admin/week-figures';
import { soldStatuses } from '../../domain/purchase/order';
import { discountCodesRef } from '../discount-codes/refs';
import { request } from '../firebase/request';
import { within } from '../firebase/within';
import { licensesRef } from '../licenses/refs';
import { listPartPayments } from '../orders/list-part-payments';
import { ordersRef } from '../orders/refs';
import { practiceCategoriesRef } from '../practice-categories/refs';
import { profilesRef } from '../profiles/refs';
import { questionsRef } from '../questions/refs';

/** Firestore counts what a query finds: no document is read, whatever there are. Throws DataError. */
export async function count(list: Query): Promise<number> {
  const counted = await request(() => getCount(list));
  return counted.data().count;
}

/** How many licences are switched on and have not ended. Throws DataError. */
export async function countActiveLicenses(now: Date): Promise<number> {
  return count(
    query(
      licensesRef(),
      where('isActive', '==', true),
      where('expiresAt', '>', Timestamp.fromDate(now)),
    ),
  );
}

/**
 * How many questions there are: for practice, what the categories say that they have, which is one read; of the older ones a
 * count. Throws DataError.
 */
export async function countQuestions(): Promise<number> {
  const [inCategories, older] = await Promise.all([
    request(() => getAggregate(practiceCategoriesRef(), { questions: sum('questionCount') })),
    count(query(questionsRef(), where('kind', '==', 'theory'))),
  ]);
  return inCategories.data().questions + older;
}

/** How many discount codes there are. Throws DataError. */
export async function countDiscountCodes(): Promise<number> {
  return count(discountCodesRef());
}

/** What was sold in a period: orders, and kronor. */
interface Sales {
  orders: number;
  kronor: number;
}

/** Orders for which money has come in: what is paid in test mode is none. Each says so since it was paid. */
const realOrders = () => query(ordersRef(), where('isTest', '==', false));

/**
 * What was sold in a period, or, with null, in all: orders that were paid, whatever became of them, other than in test mode.
 * Throws DataError.
 */
export async function measureSales(period: Period | null): Promise<Sales> {
  const sold = query(
    realOrders(),
    where('status', 'in', soldStatuses),
    ...within('paidAt', period),
  );
  const measured = await request(() =>
    getAggregate(sold, { kronor: sum('amount'), orders: countOf() }),
  );
  return measured.data();
}

/** The kronor of the orders that were paid back in a period, or, with null, in all, as if nothing had been before. */
async function measureRefunds(period: Period | null): Promise<number> {
  const refunded = query(
    realOrders(),
    where('status', '==', 'refunded'),
    ...within('refundedAt', period),
  );
  const measured = await request(() => getAggregate(refunded, { kronor: sum('amount') }));
  return measured.data().kronor;
}

/**
 * What was sold and what was paid back in a period. Throws DataError.
 * @param parts what refunds in part come to, in it or in a longer one.
 */
export async function measureRevenue(
  period: Period,
  parts: readonly PartPayment[],
): Promise<Revenue> {
  const [sales, refunded] = await Promise.all([measureSales(period), measureRefunds(period)]);
  return {
    sold: sales.kronor,
    refunded: refunded + partsIn(parts, period),
    orders: sales.orders,
  };
}

/** What was sold and what was paid back in all. Throws DataError. */
export async function measureAllRevenue(): Promise<Revenue> {
  // of what is refunded now the part is in the whole
  const withPart = query(ordersRef(), where('status', 'in', ['paid', 'withdrawn']));
  const [sales, refunded, parts] = await Promise.all([
    measureSales(null),
    measureRefunds(null),
    request(() => getAggregate(withPart, { kronor: sum('partRefund.amount') })),
  ]);
  return {
    sold: sales.kronor,
    refunded: refunded + parts.data().kronor,
    orders: sales.orders,
  };
}

/** The revenue of each of the last twelve months in Sweden, the oldest first. Throws DataError. */
export async function measureRevenueByMonth(now: Date): Promise<MonthRevenue[]> {
  const months = lastMonths(12, now);
  const parts = await listPartPayments(spanOf(months.map(monthPeriod)));
  return Promise.all(
    months.map(async (month) => ({ month, ...(await measureRevenue(monthPeriod(month), parts)) })),
  );
}

/** What happened in the week in Sweden that begins on a Monday, without refunds in part. Throws DataError. */
export async function measureWeek(monday: number): Promise<WeekFigures> {
  const period = weekPeriod(monday);
  const [registrations, revenue] = await Promise.all([
    count(query(profilesRef(), ...within('createdAt', period))),
    measureRevenue(period, []),
  ]);
  return { monday, registrations, ...revenue };
}
