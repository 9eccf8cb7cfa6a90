import { expect, test } from 'vitest';

import { parseIsoDate } from '../calendar-day';
import { isSettled, weekPeriod } from './week-figures';

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
