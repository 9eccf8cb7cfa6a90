const number = new Intl.NumberFormat('sv-SE');
const date = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long' });

/** An amount in whole kronor, such as '1 599 kr'; its spaces do not break over lines. */
export function formatKronor(kronor: number): string {
  return `${number.format(kronor)}\u00a0kr`;
}

/** A day, such as '20 november 2026'. */
export function formatDate(day: Date): string {
  return date.format(day);
}

/** A count with its noun: 1 fråga, 2 frågor. */
export function formatCount(count: number, one: string, many: string): string {
  return `${number.format(count)}\u00a0${count === 1 ? one : many}`;
}
