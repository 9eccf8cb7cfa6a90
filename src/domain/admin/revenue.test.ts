import { expect, test } from 'vitest';

import { lastMonths, monthPeriod, monthsOfYear, netRevenue, yearPeriod } from './revenue';

test('the last months end with the one that it is in Sweden, and cross the year', () => {
  // half past midnight on the first of February in Sweden
  expect(lastMonths(3, new Date('2027-01-31T23:30:00Z'))).toEqual([
    { year: 2026, month: 12 },
    { year: 2027, month: 1 },
    { year: 2027, month: 2 },
  ]);
});

test('a month ends where the next one begins, and a year where the next one does', () => {
  expect(monthPeriod({ year: 2026, month: 12 }).to).toEqual(
    monthPeriod({ year: 2027, month: 1 }).from,
  );
  expect(yearPeriod(2026)).toEqual({
    from: new Date('2025-12-31T23:00:00Z'),
    to: new Date('2026-12-31T23:00:00Z'),
  });
});

test('what was paid back is taken from what was sold, even where that is less', () => {
  expect(netRevenue({ sold: 3198, refunded: 1599 })).toBe(1599);
  expect(netRevenue({ sold: 299, refunded: 1599 })).toBe(-1300);
});

test('of this year the months are counted that have begun, of an earlier one all, of a later one none', () => {
  const now = new Date('2026-02-28T23:30:00Z');
  expect(monthsOfYear(2026, now).map(({ month }) => month)).toEqual([1, 2, 3]);
  expect(monthsOfYear(2025, now)).toHaveLength(12);
  expect(monthsOfYear(2025, now)[11]).toEqual({ year: 2025, month: 12 });
  expect(monthsOfYear(2027, now)).toEqual([]);
});
