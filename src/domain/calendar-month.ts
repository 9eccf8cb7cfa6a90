import { dayLength, startOfDay, swedishDay } from './calendar-day';

/** A month of the calendar, counted from 1. */
export interface Month {
  year: number;
  month: number;
}

/** The month that it is in Sweden at a moment. */
export function swedishMonth(moment: Date): Month {
  const midnight = new Date(swedishDay(moment.getTime()) * dayLength);
  return { year: midnight.getUTCFullYear(), month: midnight.getUTCMonth() + 1 };
}

/** The moment at which a month begins in Sweden. A month below 1 or above 12 is one of another year. */
export function startOfMonth({ year, month }: Month): Date {
  return new Date(startOfDay(Date.UTC(year, month - 1) / dayLength));
}
