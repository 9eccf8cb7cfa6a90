import { expect, test } from 'vitest';

import { formatTimeSpent, formatWeekday } from './format-time';

test('a day has its weekday', () => {
  expect(formatWeekday(new Date(2026, 10, 20))).toBe('fredag 20 november');
});

test.each([
  [29, '0\u00a0min'],
  [45 * 60, '45\u00a0min'],
  [3599, '1\u00a0tim 0\u00a0min'],
  [3 * 3600 + 20 * 60, '3\u00a0tim 20\u00a0min'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatTimeSpent(seconds)).toBe(text);
});
