import type { License, ProductId } from './license';
import type { Profile } from './profile';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds that the server's time may be ahead of what the device takes it for. */
const clockTolerance = minute;

/** Days before its end from which a licence's end is told. */
export const endingSoonDays = 14;

/**
 * Why a learner has access or has not.
 * - `license`: a licence is valid until `until`.
 * - `freeMinutes`: a free window is open until `until`.
 * - `freeMinutesUnopened`: free minutes are there, and the first session opens the window.
 * - `blocked`: the account is not active.
 * - `none`: nothing opens the product.
 */
export type Access =
  | { kind: 'license'; until: Date }
  | { kind: 'freeMinutes'; until: Date }
  | { kind: 'freeMinutesUnopened'; minutes: number }
  | { kind: 'blocked' }
  | { kind: 'none' };

/** Returns true iff the licence is switched on and has not ended. Twin of `isValidLicense` in firestore.rules. */
export function isValidLicense(license: License, now: Date): boolean {
  return license.isActive && license.expiresAt > now;
}

/** When the free window closes, or null while it has not been opened. */
export function freeWindowEnd(profile: Profile): Date | null {
  if (profile.freeMinutesStartedAt === null) return null;
  return new Date(profile.freeMinutesStartedAt.getTime() + profile.freeMinutes * minute);
}

/**
 * Returns true iff a free window is open; one whose start lies ahead is not. Twin of `isFreeWindowOpen` in
 * firestore.rules.
 */
export function isFreeWindowOpen(profile: Profile, now: Date): boolean {
  const start = profile.freeMinutesStartedAt;
  const end = freeWindowEnd(profile);
  if (profile.freeMinutes === 0 || start === null || end === null) return false;
  return start.getTime() <= now.getTime() + clockTolerance && end > now;
}

/**
 * Decides what a learner may use among the products that open it. The rules decide the same from the server's clock;
 * this is what the page shows.
 * @param opening the products that open what is asked for; `full` opens everything.
 * @param now the device's idea of the time.
 */
export function decideAccess(
  profile: Profile | null,
  licenses: readonly License[],
  opening: readonly ProductId[],
  now: Date,
): Access {
  if (profile === null) return { kind: 'none' };
  if (profile.userStatus !== 'active') return { kind: 'blocked' };
  const ends = licenses
    .filter((license) => opening.includes(license.productId) && isValidLicense(license, now))
    .map((license) => license.expiresAt.getTime());
  if (ends.length > 0) return { kind: 'license', until: new Date(Math.max(...ends)) };
  if (profile.freeMinutes > 0 && profile.freeMinutesStartedAt === null) {
    return { kind: 'freeMinutesUnopened', minutes: profile.freeMinutes };
  }
  const end = freeWindowEnd(profile);
  if (end !== null && isFreeWindowOpen(profile, now)) return { kind: 'freeMinutes', until: end };
  return { kind: 'none' };
}

/** Returns true iff the decision lets the learner in. */
export function isOpen(access: Access): boolean {
  return (
    access.kind === 'license' ||
    access.kind === 'freeMinutes' ||
    access.kind === 'freeMinutesUnopened'
  );
}

/** Whole days until a licence ends, the day that has begun counted: 1 on its last day. */
export function daysLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / day));
}

/** Returns true iff a licence that is valid ends within 14 days. */
export function isEndingSoon(until: Date, now: Date): boolean {
  return until > now && daysLeft(until, now) <= endingSoonDays;
}
