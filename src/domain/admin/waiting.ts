import { swedishDay } from '../calendar-day';
import { withdrawalDays } from '../purchase/order';

/** What comes first of what waits for an administrator. */
export interface FirstWaiting {
  /** When it came, or is to be done. */
  at: Date;
  /** When it was the first. */
  asOf: Date;
}

/** Days ahead within which a code is about to expire. */
export const soonDays = 14;

/** Days in which a buyer who has withdrawn is to have the money back (lagen 2005:59 om distansavtal, 2 kap. 14 §). */
const refundDays = 14;

const day = 24 * 60 * 60 * 1000;

/** A moment some days after another. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * day);
}

/** Days between two moments as the calendar in Sweden counts them: 1 from yesterday to today, less than 0 backwards. */
export function daysBetween(from: Date, to: Date): number {
  return swedishDay(to.getTime()) - swedishDay(from.getTime());
}

/**
 * When the money of a withdrawn order is to be back. The order was changed last when it was withdrawn or, where the account
 * has been deleted since, later: but nobody could withdraw after the days for it.
 */
export function refundDue({ updatedAt, paidAt }: { updatedAt: Date; paidAt: Date }): Date {
  const latest = addDays(paidAt, withdrawalDays);
  return addDays(updatedAt < latest ? updatedAt : latest, refundDays);
}
