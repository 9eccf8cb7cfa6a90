import { expect, test } from 'vitest';

import { startOfMonth, swedishMonth } from './calendar-month';

test.each([
  ['winter', { year: 2026, month: 1 }, '2025-12-31T23:00:00.000Z'],
  ['summer', { year: 2026, month: 7 }, '2026-06-30T22:00:00.000Z'],
  ['after the clocks went forward', { year: 2026, month: 4 }, '2026-03-31T22:00:00.000Z'],
  ['after they went back', { year: 2026, month: 11 }, '2026-10-31T23:00:00.000Z'],
  ['the month after December', { year: 2026, month: 13 }, '2026-12-31T23:00:00.000Z'],
])('a month begins at midnight in Sweden: %s', (_when, month, start) => {
  expect(startOfMonth(month).toISOString()).toBe(start);
});

test('a moment belongs to the month that it is in Sweden', () => {
  expect(swedishMonth(new Date('2026-06-30T21:59:59Z'))).toEqual({ year: 2026, month: 6 });
  expect(swedishMonth(new Date('2026-06-30T22:00:00Z'))).toEqual({ year: 2026, month: 7 });
  expect(swedishMonth(new Date('2026-12-31T23:30:00Z'))).toEqual({ year: 2027, month: 1 });
});
