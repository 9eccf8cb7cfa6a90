import { expect, test } from 'vitest';

import { formatCount, formatDate, formatKronor } from './format';

test.each([
  [0, '0\u00a0kr'],
  [299, '299\u00a0kr'],
  [1599, '1\u00a0599\u00a0kr'],
  [1_000_000, '1\u00a0000\u00a0000\u00a0kr'],
])('%i kronor are written in Swedish, on one line', (kronor, text) => {
  expect(formatKronor(kronor)).toBe(text);
});

test('a day is written in Swedish', () => {
  expect(formatDate(new Date(2026, 10, 20))).toBe('20 november 2026');
  expect(formatDate(new Date(2026, 4, 1, 23, 59))).toBe('1 maj 2026');
});

test.each([
  [0, '0\u00a0frågor'],
  [1, '1\u00a0fråga'],
  [2, '2\u00a0frågor'],
  [1200, '1\u00a0200\u00a0frågor'],
])('%i takes the right noun', (count, text) => {
  expect(formatCount(count, 'fråga', 'frågor')).toBe(text);
});
