import { once } from './once';

// a slow phone needs a tenth of a second to make them all, which no page is to wait for that shows none
const number = once(() => new Intl.NumberFormat('sv-SE'));
const decimals = once(
  () => new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const date = once(() => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long' }));
const moment = once(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }),
);
const list = once(() => new Intl.ListFormat('sv-SE', { type: 'conjunction' }));

/** An amount in whole kronor, such as '1 599 kr'; its spaces do not break over lines. */
export function formatKronor(kronor: number): string {
  return `${number().format(kronor)}\u00a0kr`;
}

/** An amount in öre, written in kronor with two decimals, such as '319,80 kr'. */
export function formatOre(ore: number): string {
  return `${decimals().format(ore / 100)}\u00a0kr`;
}

/** A number, such as '12 345'. */
export function formatNumber(value: number): string {
  return number().format(value);
}

/** A day, such as '20 november 2026'. */
export function formatDate(day: Date): string {
  return date().format(day);
}

/** A moment, such as '2026-11-20 14:05'. */
export function formatMoment(time: Date): string {
  return moment().format(time);
}

/** A list, such as 'miljö och trafikregler'. */
export function formatList(items: readonly string[]): string {
  return list().format(items);
}

/** A count with its noun: 1 fråga, 2 frågor. */
export function formatCount(count: number, one: string, many: string): string {
  return `${number().format(count)}\u00a0${count === 1 ? one : many}`;
}

/** A time left, such as '9:05' for nine minutes and five seconds; seconds are rounded up, so it ends at 0:00. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
