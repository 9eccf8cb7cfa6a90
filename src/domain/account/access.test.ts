import { describe, expect, test } from 'vitest';

import {
  daysLeft,
  decideAccess,
  endingSoonDays,
  freeWindowEnd,
  isEndingSoon,
  isFreeWindowOpen,
  isOpen,
  isValidLicense,
} from './access';
import type { License } from './license';
import type { Profile } from './profile';

const now = new Date('2026-03-01T12:00:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

function license(change: Partial<License> = {}): License {
  return { userId: 'u', productId: 'full', isActive: true, expiresAt: after(1), ...change };
}

function profile(change: Partial<Profile> = {}): Profile {
  return {
    userId: 'u',
    fullName: 'Ada Ek',
    email: 'ada@example.se',
    userStatus: 'active',
    acceptMarketing: false,
    freeMinutes: 0,
    freeMinutesStartedAt: null,
    ...change,
  };
}

const decide = (who: Profile | null, licenses: readonly License[] = []) =>
  decideAccess(who, licenses, ['full'], now);

describe('a licence', () => {
  test('is valid until, and not at, the millisecond it ends', () => {
    expect(isValidLicense(license({ expiresAt: after(1) }), now)).toBe(true);
    expect(isValidLicense(license({ expiresAt: after(0) }), now)).toBe(false);
    expect(isValidLicense(license({ expiresAt: after(-1) }), now)).toBe(false);
  });

  test('is not valid when switched off', () => {
    expect(isValidLicense(license({ isActive: false }), now)).toBe(false);
  });

  test('gives access until it ends, the last of several', () => {
    const licenses = [1, 3, 2].map((ms) => license({ expiresAt: after(ms) }));
    expect(decide(profile(), licenses)).toEqual({ kind: 'license', until: after(3) });
  });

  test('that has ended or is switched off does not prolong one that is valid', () => {
    const licenses = [license(), license({ isActive: false, expiresAt: after(99) })];
    expect(decide(profile(), licenses)).toEqual({ kind: 'license', until: after(1) });
    expect(decide(profile(), [license({ expiresAt: after(0) })])).toEqual({ kind: 'none' });
  });

  test('opens only the products it is for', () => {
    const tests = license({ productId: 'tests' });
    expect(decide(profile(), [tests])).toEqual({ kind: 'none' });
    expect(decideAccess(profile(), [tests], ['full', 'tests'], now).kind).toBe('license');
  });

  test('goes before free minutes, opened or not', () => {
    for (const freeMinutesStartedAt of [null, now]) {
      const who = profile({ freeMinutes: 10, freeMinutesStartedAt });
      expect(decide(who, [license()]).kind).toBe('license');
    }
  });
});

describe('a free window', () => {
  const opened = (ago: number, freeMinutes = 10) =>
    profile({ freeMinutes, freeMinutesStartedAt: after(-ago) });

  test('has no end before it is opened', () => {
    expect(freeWindowEnd(profile({ freeMinutes: 10 }))).toBeNull();
    expect(isFreeWindowOpen(profile({ freeMinutes: 10 }), now)).toBe(false);
  });

  test('ends its minutes after it was opened', () => {
    expect(freeWindowEnd(opened(0))).toEqual(after(10 * minute));
  });

  test('is open until, and not at, the millisecond it ends', () => {
    expect(isFreeWindowOpen(opened(10 * minute - 1), now)).toBe(true);
    expect(isFreeWindowOpen(opened(10 * minute), now)).toBe(false);
    expect(decide(opened(10 * minute - 1))).toEqual({ kind: 'freeMinutes', until: after(1) });
    expect(decide(opened(10 * minute))).toEqual({ kind: 'none' });
  });

  test('of no minutes is never open', () => {
    expect(isFreeWindowOpen(opened(-minute, 0), now)).toBe(false);
    expect(decide(opened(-minute, 0))).toEqual({ kind: 'none' });
  });

  test('that waits to be opened lets in, and says how long it is', () => {
    expect(decide(profile({ freeMinutes: 1 }))).toEqual({
      kind: 'freeMinutesUnopened',
      minutes: 1,
    });
  });
});

test('without a profile nothing is open, whatever the licences', () => {
  expect(decide(null, [license()])).toEqual({ kind: 'none' });
});

test('an account that is not active is blocked, whatever it owns', () => {
  const who = profile({ userStatus: 'inactive', freeMinutes: 10 });
  expect(decide(who, [license()])).toEqual({ kind: 'blocked' });
});

test('only a licence and free minutes let in', () => {
  expect(isOpen({ kind: 'license', until: now })).toBe(true);
  expect(isOpen({ kind: 'freeMinutes', until: now })).toBe(true);
  expect(isOpen({ kind: 'freeMinutesUnopened', minutes: 1 })).toBe(true);
  expect(isOpen({ kind: 'blocked' })).toBe(false);
  expect(isOpen({ kind: 'none' })).toBe(false);
});

test.each([
  ['the millisecond before its end', 1, 1],
  ['a whole day before', day, 1],
  ['a day and a millisecond before', day + 1, 2],
  ['fourteen days before', 14 * day, 14],
  ['at its end', 0, 0],
  ['long after', -3 * day, 0],
])('%s the days left of a licence count the one that has begun', (_when, left, days) => {
  expect(daysLeft(after(left), now)).toBe(days);
});

test.each([
  ['its end is a day and more than the notice away', (endingSoonDays + 1) * day, false],
  ['it ends a millisecond after the notice begins', endingSoonDays * day + 1, false],
  ['the notice begins', endingSoonDays * day, true],
  ['it has a millisecond left', 1, true],
  ['it has ended', 0, false],
  ['it ended yesterday', -day, false],
])('when %s (%i ms) the end is told: %j', (_when, left, isTold) => {
  expect(isEndingSoon(after(left), now)).toBe(isTold);
});

test('the end of a licence is told from 14 days before', () => {
  expect(endingSoonDays).toBe(14);
});
