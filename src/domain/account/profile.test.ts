import { expect, test } from 'vitest';

import { limits } from '../limits';
import { licenseSchema } from './license';
import { profileSchema } from './profile';

const least = { userId: 'u', fullName: '', email: '', userStatus: 'active' };

test("what an administrator's new account lacks is filled in: no minutes, no marketing", () => {
  expect(profileSchema.parse(least)).toEqual({
    ...least,
    acceptMarketing: false,
    freeMinutes: 0,
    freeMinutesStartedAt: null,
  });
});

test.each([
  ['60 free minutes', { freeMinutes: limits.freeMinutesMax }, true],
  ['61 free minutes', { freeMinutes: limits.freeMinutesMax + 1 }, false],
  ['fewer than no free minutes', { freeMinutes: -1 }, false],
  ['half a free minute', { freeMinutes: 0.5 }, false],
  ['a full name at its limit', { fullName: 'x'.repeat(limits.fullNameLength) }, true],
  ['a full name beyond its limit', { fullName: 'x'.repeat(limits.fullNameLength + 1) }, false],
  ['an unknown status', { userStatus: 'paused' }, true],
  ['no user', { userId: '' }, false],
])('a profile with %s: fits is %3$s', (_what, change, fits) => {
  expect(profileSchema.safeParse({ ...least, ...change }).success).toBe(fits);
});

test('a licence is for a product that is sold', () => {
  const license = { userId: 'u', isActive: true, expiresAt: new Date(0) };
  expect(licenseSchema.safeParse({ ...license, productId: 'full' }).success).toBe(true);
  expect(licenseSchema.safeParse({ ...license, productId: 'gold' }).success).toBe(false);
});
