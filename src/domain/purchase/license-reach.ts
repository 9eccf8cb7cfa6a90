import { limits } from '../limits';
import { licenseEnd } from './order';

/** Milliseconds that a device may take the server's time to be later than it is. */
const clockTolerance = 60_000;

/**
 * The latest end that a licence can have which is written now: 24 months ahead, so that nobody has access for years that
 * nobody paid for. Twin of `isInReach` in firestore.rules.
 * @param now the server's time, as well as the device can tell.
 */
export function latestLicenseEnd(now: Date): Date {
  const latest = licenseEnd(limits.licenseMonthsMax, now, null);
  return new Date(latest.getTime() - clockTolerance);
}

/**
 * When a licence ends that is given now, whoever pays: added to what is left of an earlier one, and within reach.
 * @param previousEnd when what is left ends, or null.
 */
export function licenseEndInReach(months: number, now: Date, previousEnd: Date | null): Date {
  const end = licenseEnd(months, now, previousEnd);
  const latest = latestLicenseEnd(now);
  return end > latest ? latest : end;
}

/**
 * From when months can be bought: null where they can be bought now, else the day from which a licence with these months
 * added would end within reach.
 * @param previousEnd the end of the licence that the months are added to, or null.
 */
export function earliestPurchase(months: number, previousEnd: Date | null, now: Date): Date | null {
  const over = licenseEnd(months, now, previousEnd).getTime() - latestLicenseEnd(now).getTime();
  return over > 0 ? new Date(now.getTime() + over) : null;
}
