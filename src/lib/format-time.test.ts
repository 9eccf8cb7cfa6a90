import { expect, test } from 'vitest';

import {
  formatDateAndTime,
  formatShortMoment,
  formatTimeSpent,
  formatWeekday,
} from './format-time';

test('a day has its weekday', () => {
  expect(formatWeekday(new Date(2026, 10, 20))).toBe('fredag 20 november');
});

test.each([
  [new Date(2027, 2, 22, 14, 5), '22 mars 2027 kl.\u00a014.05'],
  [new Date(2026, 10, 1, 9, 30, 59, 999), '1 november 2026 kl.\u00a09.30'],
  [new Date(2026, 4, 1), '1 maj 2026 kl.\u00a00.00'],
])('a moment is told with its time of day', (time, text) => {
  expect(formatDateAndTime(time)).toBe(text);
});

test('a moment in a list has a short month', () => {
  expect(formatShortMoment(new Date(2026, 10, 28, 12, 48))).toBe('28 nov. 2026 kl.\u00a012.48');
});

test.each([
  [0, '0\u00a0min'],
  [1, 'under 1\u00a0min'],
  [29, 'under 1\u00a0min'],
  [30, '1\u00a0min'],
  [45 * 60, '45\u00a0min'],
  [3599, '1\u00a0tim 0\u00a0min'],
  [3 * 3600 + 20 * 60, '3\u00a0tim 20\u00a0min'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatTimeSpent(seconds)).toBe(text);
});
