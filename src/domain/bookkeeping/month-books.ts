import type { MonthRevenue } from '../admin/revenue';
import { swedishMonth, type Month } from '../calendar-month';
import type { Order } from '../purchase/order';
import { vatOreOf } from '../purchase/pricing';

/** Money with its VAT, in öre. */
export interface VatSum {
  netOre: number;
  vatOre: number;
  grossOre: number;
}

/** What the books hold of a month: what was sold in it, and what was paid back in it, whenever it was sold. */
export interface MonthBooks {
  month: Month;
  /** Sales, those of nothing included. */
  count: number;
  sales: VatSum;
  refunds: VatSum;
}

const vatSum = (grossOre: number, vatOre: number): VatSum => ({
  netOre: grossOre - vatOre,
  vatOre,
  grossOre,
});

const isIn = (at: Date | null, { year, month }: Month) => {
  if (at === null) return false;
  const its = swedishMonth(at);
  return its.year === year && its.month === month;
};

/** What is sold or paid back of whole kronor, where these of the orders have a VAT that does not follow from them. */
function sumOf(kronor: number, older: readonly Order[]): VatSum {
  const rounding = older.reduce((sum, { amount, vatOre }) => sum + vatOre - vatOreOf(amount), 0);
  return vatSum(kronor * 100, vatOreOf(kronor) + rounding);
}

/**
 * The books of a month from what its orders come to, without those of test mode. The rules hold every order's VAT to that
 * of its amount, so sums of amounts tell it to the öre.
 * @param older orders from before VAT was stored in öre, of any month: theirs is as it was stored.
 */
export function monthBooks(
  { month, sold, refunded, orders }: MonthRevenue,
  older: readonly Order[],
): MonthBooks {
  const real = older.filter(({ isTest }) => !isTest);
  return {
    month,
    count: orders,
    sales: sumOf(
      sold,
      real.filter(({ paidAt }) => isIn(paidAt, month)),
    ),
    refunds: sumOf(
      refunded,
      real.filter(({ refundedAt }) => isIn(refundedAt, month)),
    ),
  };
}

function add(one: VatSum, other: VatSum): VatSum {
  return vatSum(one.grossOre + other.grossOre, one.vatOre + other.vatOre);
}

/** The books of several months together. */
export function totalBooks(months: readonly MonthBooks[]): Omit<MonthBooks, 'month'> {
  return months.reduce<Omit<MonthBooks, 'month'>>(
    (total, { count, sales, refunds }) => ({
      count: total.count + count,
      sales: add(total.sales, sales),
      refunds: add(total.refunds, refunds),
    }),
    { count: 0, sales: vatSum(0, 0), refunds: vatSum(0, 0) },
  );
}
