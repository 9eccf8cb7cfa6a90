import { expect, test } from 'vitest';

import { findDiscountProblem, normalizeCode, type DiscountCode } from './discount-code';

const now = new Date('2026-11-20T10:00:00Z');
const code: DiscountCode = {
  code: 'HOST20',
  percentage: 20,
  expiresAt: new Date(now.getTime() + 1),
  isActive: true,
  isUsedUp: false,
};

test('a code is usable until the moment it expires and until its last use', () => {
  expect(findDiscountProblem(code, now)).toBeNull();
  expect(findDiscountProblem({ ...code, expiresAt: null }, now)).toBeNull();
});

test('what is wrong with a code is said', () => {
  expect(findDiscountProblem(null, now)).toBe('unknown');
  expect(findDiscountProblem({ ...code, isActive: false }, now)).toBe('inactive');
  expect(findDiscountProblem({ ...code, expiresAt: now }, now)).toBe('expired');
  expect(findDiscountProblem({ ...code, isUsedUp: true }, now)).toBe('usedUp');
});

test('a code is looked for in capitals and without spaces around it', () => {
  expect(normalizeCode(' höst20 ')).toBe('HÖST20');
});
