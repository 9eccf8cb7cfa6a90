import type { License } from '../account/license';
import { licenseEnd } from './order';

/**
 * What is left of a licence when an order that paid for some of its months is refunded. Every order adds its months at
 * the end, so taking them off the end leaves what other orders and gifts gave; a licence with nothing left ends now. One
 * that has been switched off stays as it is.
 * @param months the months that the order gave.
 */
export function licenseAfterRefund(
  license: Pick<License, 'isActive' | 'expiresAt'>,
  months: number,
  now: Date,
): Pick<License, 'isActive' | 'expiresAt'> {
  if (!license.isActive) return license;
  const expiresAt = licenseEnd(-months, license.expiresAt, null);
  return expiresAt > now ? { isActive: true, expiresAt } : endLicense(license, now);
}

/** A licence as it is after it has been ended: switched off, with its end no later than now. */
export function endLicense(
  { expiresAt }: Pick<License, 'expiresAt'>,
  now: Date,
): Pick<License, 'isActive' | 'expiresAt'> {
  return { isActive: false, expiresAt: expiresAt < now ? expiresAt : now };
}
