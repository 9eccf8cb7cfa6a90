import { once } from './once';

// the first one takes a slow phone up to a tenth of a second, which no page is to wait for that shows none
const date = once(() => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long' }));
const moment = once(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }),
);
const list = once(() => new Intl.ListFormat('sv-SE', { type: 'conjunction' }));

/** A whole number, such as '12 345', as Intl writes it; without Intl, as most pages have a number in their first paint. */
export function formatNumber(value: number): string {
  return String(value)
    .replace('-', '\u2212')
    .replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}

/** An amount in whole kronor, such as '1 599 kr'; its spaces do not break over lines. */
export function formatKronor(kronor: number): string {
  return `${formatNumber(kronor)}\u00a0kr`;
}

/** An amount in whole öre, written in kronor with two decimals, such as '319,80 kr'. */
export function formatOre(ore: number): string {
  const decimals = String(Math.abs(ore % 100)).padStart(2, '0');
  const sign = ore < 0 ? '\u2212' : '';
  return `${sign}${formatNumber(Math.floor(Math.abs(ore) / 100))},${decimals}\u00a0kr`;
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
  return `${formatNumber(count)}\u00a0${count === 1 ? one : many}`;
}

/** A time left, such as '9:05' for nine minutes and five seconds; seconds are rounded up, so it ends at 0:00. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
