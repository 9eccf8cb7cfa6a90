import { expect, test } from 'vitest';

import { parseIsoDate } from '../calendar-day';
import { isSettled, weekPeriod, withParts } from './week-figures';

const monday = parseIsoDate('2026-11-16') ?? NaN;

test('a week is a span of time in Sweden', () => {
  expect(weekPeriod(monday)).toEqual({
    from: new Date('2026-11-15T23:00:00Z'),
    to: new Date('2026-11-22T23:00:00Z'),
  });
});

test('a week is settled two days after its end, since a confirmation can be undone for a day', () => {
  expect(isSettled(monday, new Date('2026-11-24T22:59:59Z'))).toBe(false);
  expect(isSettled(monday, new Date('2026-11-24T23:00:00Z'))).toBe(true);
});

test('a refund in part is of the week in which it was made, in Sweden', () => {
  const week = { monday, registrations: 0, sold: 1599, refunded: 299, orders: 1 };
  const parts = [
    { at: new Date('2026-11-15T22:59:59Z'), kronor: 1 },
    { at: new Date('2026-11-15T23:00:00Z'), kronor: 20 },
    { at: new Date('2026-11-22T22:59:59Z'), kronor: -5 },
    { at: new Date('2026-11-22T23:00:00Z'), kronor: 100 },
  ];
  expect(withParts(week, parts)).toEqual({ ...week, refunded: 314 });
});
