import { startOfDay } from '../../domain/calendar-day';

const noon = 12 * 60 * 60 * 1000;

/** A day of calendar-day.ts as a date to be written: its noon, which is that day wherever the device's clock is set. */
export function dateOf(day: number): Date {
  return new Date(startOfDay(day) + noon);
}
