import { startOfMonth, swedishMonth, type Month } from './swedish-month';

/** A span of time: from its first moment up to, not including, its last. */
export interface Period {
  from: Date;
  to: Date;
}

/** What was sold in a month. */
export interface MonthRevenue {
  month: Month;
  kronor: number;
  orders: number;
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
