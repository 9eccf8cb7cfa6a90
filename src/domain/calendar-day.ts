const hour = 60 * 60 * 1000;
/** Milliseconds of a day, counted from 1 January 1970 as days are. */
export const dayLength = 24 * hour;

/** The moment at 01:00 UTC of a month's last Sunday; the month, counted from 0, has 31 days. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  // 1 January 1970 was a Thursday
  const weekday = (Math.floor(last / dayLength) + 4) % 7;
  return last - weekday * dayLength;
}

/** When summer time begins and ends, by year: the same few years are asked for again and again. */
const summers = new Map<number, { begins: number; ends: number }>();

function summerOf(year: number) {
  const known = summers.get(year) ?? { begins: lastSunday(year, 2), ends: lastSunday(year, 9) };
  summers.set(year, known);
  return known;
}

/**
 * Milliseconds that clocks in Sweden are ahead of UTC: two hours from the last Sunday of March to that of October, else
 * one (directive 2000/84/EC). By arithmetic, since Intl takes a microsecond for each of a year's answers.
 */
function clocksAhead(at: number): number {
  const { begins, ends } = summerOf(new Date(at).getUTCFullYear());
  return at >= begins && at < ends ? 2 * hour : hour;
}

/** The date that it is in Sweden at a moment (milliseconds since the epoch), as days since 1 January 1970. */
export function swedishDay(at: number): number {
  return Math.floor((at + clocksAhead(at)) / dayLength);
}

/** The moment at which a day begins in Sweden, milliseconds since the epoch. */
export function startOfDay(day: number): number {
  const midnight = day * dayLength;
  return midnight - clocksAhead(midnight - 2 * hour);
}

/** The day as yyyy-mm-dd. */
export function isoDate(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** The date that it is in Sweden at a moment, as yyyy-mm-dd. */
export function swedishDate(moment: Date): string {
  return isoDate(swedishDay(moment.getTime()));
}

/** The day of a date yyyy-mm-dd; null when there is no such date. */
export function parseIsoDate(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(at)) return null;
  const day = at / dayLength;
  // some engines take 31 February for 3 March
  return isoDate(day) === text ? day : null;
}

/** The Monday of a day's week. */
export function mondayOf(day: number): number {
  return day - ((day + 3) % 7);
}
