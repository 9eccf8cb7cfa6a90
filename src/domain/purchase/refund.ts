import type { License } from '../account/license';
import { licenseEnd, type Order } from './order';
import { vatOreOf } from './pricing';

/** Money that is given back: kronor, and the VAT in it in öre. */
type Money = Pick<Order, 'amount' | 'vatOre'>;

/** What has been given back of an order in part. */
export function partOf({ partRefund }: Pick<Order, 'partRefund'>): Money {
  const amount = partRefund?.amount ?? 0;
  return { amount, vatOre: vatOreOf(amount) };
}

/** What is left of what was paid when a part has been given back: what a refund of the whole order gives back. */
export function restOf(order: Pick<Order, 'amount' | 'vatOre' | 'partRefund'>): Money {
  const part = partOf(order);
  return { amount: order.amount - part.amount, vatOre: order.vatOre - part.vatOre };
}

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
