import { lastMonths, monthPeriod, yearPeriod, type Period } from '../../domain/admin/revenue';
import { swedishMonth } from '../../domain/calendar-month';
import { monthName } from '../shared/month-name';

/** A period that paid orders can be exported for; null is all time. */
export interface ExportPeriod {
  /** Also a part of the file's name. */
  key: string;
  label: string;
  period: Period | null;
}

/** The periods to choose from: this year and the last, the twelve last months, and all. */
export function exportPeriods(now: Date): ExportPeriod[] {
  const { year } = swedishMonth(now);
  return [
    { key: String(year), label: `I år (${String(year)})`, period: yearPeriod(year) },
    {
      key: String(year - 1),
      label: `Förra året (${String(year - 1)})`,
      period: yearPeriod(year - 1),
    },
    ...lastMonths(12, now)
      .reverse()
      .map((month) => ({
        key: `${String(month.year)}-${String(month.month).padStart(2, '0')}`,
        label: monthName(month),
        period: monthPeriod(month),
      })),
    { key: 'alla', label: 'Alla', period: null },
  ];
}
