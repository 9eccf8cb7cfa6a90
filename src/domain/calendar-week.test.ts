import { expect, test } from 'vitest';

import { isoDate, parseIsoDate } from './calendar-day';
import { endOfWeek, lastMondays, startOfWeek, sundayOf, weekNumber } from './calendar-week';

const dayOf = (date: string) => parseIsoDate(date) ?? NaN;

test.each([
  ['2026-11-16', 47],
  ['2025-12-29', 1],
  ['2026-12-28', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
  ['2021-01-04', 1],
  ['2020-12-28', 53],
])('the week from %s has the number that Swedish calendars give it: %i', (monday, number) => {
  expect(weekNumber(dayOf(monday))).toBe(number);
});

test('the last weeks end with the one that it is in Sweden, and each has its Sunday', () => {
  // midnight between Sunday and Monday in Sweden
  const before = lastMondays(3, new Date('2026-11-15T22:59:59Z'));
  const after = lastMondays(3, new Date('2026-11-15T23:00:00Z'));
  expect(before.map(isoDate)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09']);
  expect(after.map(isoDate)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  expect(after.map(sundayOf).map(isoDate)).toEqual(['2026-11-08', '2026-11-15', '2026-11-22']);
});

test('a week runs from midnight to midnight in Sweden, also when clocks change in it', () => {
  const monday = dayOf('2026-10-19');
  expect(startOfWeek(monday).toISOString()).toBe('2026-10-18T22:00:00.000Z');
  expect(endOfWeek(monday).toISOString()).toBe('2026-10-25T23:00:00.000Z');
});
