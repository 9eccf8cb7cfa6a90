import { dayLength } from '../../domain/calendar-day';
import { sundayOf } from '../../domain/calendar-week';

const dayAndMonth = new Intl.DateTimeFormat('sv-SE', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** From when to when a Monday's week is, such as '16–22 nov.'. */
export function weekDays(monday: number): string {
  return dayAndMonth.formatRange(monday * dayLength, sundayOf(monday) * dayLength);
}
