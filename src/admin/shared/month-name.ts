import type { Month } from '../../domain/calendar-month';

const long = new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('sv-SE', { month: 'short', timeZone: 'UTC' });

const middleOf = ({ year, month }: Month) => new Date(Date.UTC(year, month - 1, 15));

/** A month, such as 'november 2026'. */
export function monthName(month: Month): string {
  return long.format(middleOf(month));
}

/** A month in three letters, such as 'nov'. */
export function shortMonthName(month: Month): string {
  return short.format(middleOf(month)).slice(0, 3);
}
