import { dayLength, mondayOf, startOfDay, swedishDay } from './calendar-day';

/** Days of a week. A week is named by its Monday, as days since 1 January 1970. */
const weekLength = 7;

/** The Mondays of the last weeks in Sweden up to that of `now`, the oldest first. */
export function lastMondays(count: number, now: Date): number[] {
  const latest = mondayOf(swedishDay(now.getTime()));
  return Array.from({ length: count }, (_, index) => latest - weekLength * (count - 1 - index));
}

/** The Sunday of a Monday's week. */
export function sundayOf(monday: number): number {
  return monday + weekLength - 1;
}

/** The moment at which a week begins in Sweden. */
export function startOfWeek(monday: number): Date {
  return new Date(startOfDay(monday));
}

/** The moment at which a week ends in Sweden: the next one's beginning. */
export function endOfWeek(monday: number): Date {
  return startOfWeek(monday + weekLength);
}

/** A week's number, from 1 to 53, as Swedish calendars count (ISO 8601): the first has the year's first Thursday. */
export function weekNumber(monday: number): number {
  const thursday = monday + 3;
  const newYear = Date.UTC(new Date(thursday * dayLength).getUTCFullYear(), 0, 1) / dayLength;
  return Math.floor((thursday - newYear) / weekLength) + 1;
}
