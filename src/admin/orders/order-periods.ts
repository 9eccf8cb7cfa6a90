import { lastMonths, monthPeriod, type Period } from '../../domain/admin/revenue';
import { startOfDay, swedishDay } from '../../domain/calendar-day';
import { monthName } from '../shared/month-name';

/** A period that orders can have been made in, as the address and the field name it. */
export interface OrderPeriod {
  value: string;
  label: string;
  period: Period;
}

/** The periods to choose from: days back from today, and the twelve last months. */
export function orderPeriods(now: Date): OrderPeriod[] {
  const today = swedishDay(now.getTime());
  const to = new Date(startOfDay(today + 1));
  const lastDays = (value: string, label: string, days: number) => ({
    value,
    label,
    period: { from: new Date(startOfDay(today - days + 1)), to },
  });
  return [
    lastDays('idag', 'I dag', 1),
    lastDays('7-dagar', 'De senaste 7 dagarna', 7),
    lastDays('30-dagar', 'De senaste 30 dagarna', 30),
    ...lastMonths(12, now)
      .reverse()
      .map((month) => ({
        value: `${String(month.year)}-${String(month.month).padStart(2, '0')}`,
        label: monthName(month),
        period: monthPeriod(month),
      })),
  ];
}
