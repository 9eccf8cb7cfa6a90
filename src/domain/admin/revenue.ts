import { startOfMonth, swedishMonth, type Month } from '../calendar-month';

/** A span of time: from its first moment up to, not including, its last. */
export interface Period {
  from: Date;
  to: Date;
}

/** From the first moment of the first of these periods to the last of the last. */
export function spanOf(periods: readonly Period[]): Period {
  const times = periods.flatMap(({ from, to }) => [from.getTime(), to.getTime()]);
  return { from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) };
}

/** What was sold in a period, whatever became of it later, and what was paid back in it, whenever it was sold. */
export interface Revenue {
  /** Kronor. */
  sold: number;
  /** Kronor. */
  refunded: number;
  /** Orders that were sold. */
  orders: number;
}

/**
 * What a refund in part adds to the sum of the whole orders that were paid back; less than nothing at the refund of the
 * rest, of which the part is no part.
 */
export interface PartPayment {
  at: Date;
  kronor: number;
}

/** What of these payments was made in a period, in kronor. */
export function partsIn(payments: readonly PartPayment[], { from, to }: Period): number {
  return payments
    .filter(({ at }) => from <= at && at < to)
    .reduce((sum, { kronor }) => sum + kronor, 0);
}

/** A month's revenue. A refund is counted in the month in which it was made; that of the sale stays what it was. */
export interface MonthRevenue extends Revenue {
  month: Month;
}

/** What is left of sales after refunds, in kronor: less than nothing where more was paid back than sold. */
export function netRevenue({ sold, refunded }: Pick<Revenue, 'sold' | 'refunded'>): number {
  return sold - refunded;
}

/** A month as a span of time in Sweden. */
export function monthPeriod({ year, month }: Month): Period {
  return {
    from: startOfMonth({ year, month }),
    to: startOfMonth({ year, month: month + 1 }),
  };
}

/** The last months in Sweden up to that of `now`, the oldest first. */
export function lastMonths(count: number, now: Date): Month[] {
  const { year, month } = swedishMonth(now);
  return Array.from({ length: count }, (_, index) => {
    const shifted = new Date(Date.UTC(year, month - count + index, 1));
    return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1 };
  });
}

/** A year of the calendar as a span of time in Sweden. */
export function yearPeriod(year: number): Period {
  return { from: startOfMonth({ year, month: 1 }), to: startOfMonth({ year: year + 1, month: 1 }) };
}

/** The months of a year in Sweden that have begun, the oldest first: of the year of `now` up to its month. */
export function monthsOfYear(year: number, now: Date): Month[] {
  const today = swedishMonth(now);
  const months = year < today.year ? 12 : year > today.year ? 0 : today.month;
  return Array.from({ length: months }, (_, index) => ({ year, month: index + 1 }));
}
