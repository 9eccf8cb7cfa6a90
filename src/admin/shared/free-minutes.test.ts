import { expect, test } from 'vitest';

import { describeFreeMinutes } from './free-minutes';

const now = new Date(2026, 10, 20, 14, 0);
const profile = {
  userId: 'ada',
  fullName: 'Ada Ek',
  email: 'ada@example.se',
  userStatus: 'active',
  acceptMarketing: false,
  freeMinutes: 10,
  freeMinutesStartedAt: null,
};
const startedAt = (minute: number) => new Date(2026, 10, 20, 13, minute);

test('minutes wait, run, are over, or have never been', () => {
  const describe = (change: object) => describeFreeMinutes({ ...profile, ...change }, now);
  expect(describe({})).toMatch(/^10\sminuter kvar$/);
  expect(describe({ freeMinutesStartedAt: startedAt(55) })).toBe('Till 2026-11-20 14:05');
  expect(describe({ freeMinutesStartedAt: startedAt(50) })).toBe('Slut');
  expect(describe({ freeMinutes: 0 })).toBe('-');
});
