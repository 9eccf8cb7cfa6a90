import fc from 'fast-check';
import { expect, test } from 'vitest';

import { limits } from '../limits';
import { freeWindowEnd } from './access';
import { grantMinutes } from './grant-minutes';
import { profileSchema } from './profile';

const minute = 60_000;
const started = new Date('2026-11-20T10:00:00Z');
const at = (minutes: number) => new Date(started.getTime() + minutes * minute);

function profile(freeMinutes: number, freeMinutesStartedAt: Date | null) {
  return profileSchema.parse({
    userId: 'u',
    fullName: 'Åsa Öberg',
    email: 'asa@teoriklar.test',
    userStatus: 'active',
    freeMinutes,
    freeMinutesStartedAt,
  });
}

test('a first gift waits to be opened, and a second one before that is added', () => {
  const first = grantMinutes(profile(0, null), 10, at(0));
  expect(first).toEqual({ freeMinutes: 10, freeMinutesStartedAt: null });
  expect(grantMinutes(profile(10, null), 5, at(0))).toEqual({
    freeMinutes: 15,
    freeMinutesStartedAt: null,
  });
});

test('a gift during an open window moves its end, by just as much', () => {
  const open = profile(10, started);
  const extended = { ...open, ...grantMinutes(open, 15, at(9)) };
  expect(freeWindowEnd(extended)).toEqual(at(25));
});

test('a gift after the window has closed starts anew when it is opened', () => {
  const closed = profile(10, started);
  expect(grantMinutes(closed, 15, at(10))).toEqual({
    freeMinutes: 15,
    freeMinutesStartedAt: null,
  });
});

test('a gift never takes minutes away and never passes the limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: limits.freeMinutesMax }),
      fc.integer({ min: 1, max: 60 }),
      fc.boolean(),
      (had, gift, isOpen) => {
        const now = at(0);
        const before = profile(had, isOpen ? started : null);
        const { freeMinutes } = grantMinutes(before, gift, now);
        expect(freeMinutes).toBeGreaterThanOrEqual(Math.min(had, limits.freeMinutesMax));
        expect(freeMinutes).toBeGreaterThanOrEqual(gift);
        expect(freeMinutes).toBeLessThanOrEqual(limits.freeMinutesMax);
      },
    ),
  );
});
