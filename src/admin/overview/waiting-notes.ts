import { daysBetween, type FirstWaiting } from '../../domain/admin/waiting';
import { lastDayOf } from '../../domain/purchase/discount-draft';
import { formatCount } from '../../lib/format';

// each has room on one line of a small phone

const dayAndMonth = new Intl.DateTimeFormat('sv-SE', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Stockholm',
});

const days = (count: number) => formatCount(count, 'dag', 'dagar');

/** How long the first has waited. */
export function waitedNote({ at, asOf }: FirstWaiting): string {
  const waited = daysBetween(at, asOf);
  return waited <= 0 ? 'Den första kom i dag' : `Den första har väntat i ${days(waited)}`;
}

/** Returns true iff the first should have been done before today. */
export function isLate({ at, asOf }: FirstWaiting): boolean {
  return daysBetween(asOf, at) < 0;
}

/** When the first buyer is to have the money back. */
export function refundNote(first: FirstWaiting): string {
  const day = dayAndMonth.format(first.at);
  if (isLate(first)) return `Skulle ha varit klart ${day}`;
  const left = daysBetween(first.asOf, first.at);
  return left === 0 ? 'Senast i dag' : `Senast ${day}, om ${days(left)}`;
}

/** The last day of the first code that expires. */
export function expiryNote({ at }: FirstWaiting): string {
  return `Den första går ut ${dayAndMonth.format(lastDayOf(at))}`;
}
