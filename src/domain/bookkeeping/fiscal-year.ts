import type { Period } from '../admin/revenue';
import { swedishDate } from '../calendar-day';
import { startOfMonth, swedishMonth } from '../calendar-month';

/** The first and the last day of a fiscal year, yyyy-mm-dd. */
export interface FiscalYear {
  from: string;
  to: string;
}

function fiscalYearAt(moment: Date, firstMonth: number): FiscalYear {
  const { year, month } = swedishMonth(moment);
  const begins = month < firstMonth ? year - 1 : year;
  const next = startOfMonth({ year: begins + 1, month: firstMonth });
  return {
    from: swedishDate(startOfMonth({ year: begins, month: firstMonth })),
    to: swedishDate(new Date(next.getTime() - 1)),
  };
}

/**
 * The fiscal year that a period is within, or null for one that reaches over several.
 * @param firstMonth the month, 1 to 12, in which the year begins.
 */
export function fiscalYearOf(period: Period, firstMonth: number): FiscalYear | null {
  const first = fiscalYearAt(period.from, firstMonth);
  const last = fiscalYearAt(new Date(period.to.getTime() - 1), firstMonth);
  return first.from === last.from ? first : null;
}
