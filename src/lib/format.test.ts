import { expect, test } from 'vitest';

import {
  formatCount,
  formatDate,
  formatDuration,
  formatKronor,
  formatNumber,
  formatOre,
} from './format';

test.each([
  [0, '0\u00a0kr'],
  [299, '299\u00a0kr'],
  [1599, '1\u00a0599\u00a0kr'],
  [1_000_000, '1\u00a0000\u00a0000\u00a0kr'],
])('%i kronor are written in Swedish, on one line', (kronor, text) => {
  expect(formatKronor(kronor)).toBe(text);
});

test.each([
  [0, '0,00\u00a0kr'],
  [5, '0,05\u00a0kr'],
  [31_980, '319,80\u00a0kr'],
  [127_920, '1\u00a0279,20\u00a0kr'],
])('%i öre are written as kronor with both decimals', (ore, text) => {
  expect(formatOre(ore)).toBe(text);
});

test('numbers and öre are written as Intl has them', () => {
  const number = new Intl.NumberFormat('sv-SE');
  const kronor = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });
  for (const digits of [0, 5, 45, 345, 2345, 12_345, 912_345, 7_912_345, 40_000_100]) {
    for (const value of [digits, -digits - 1]) {
      expect(formatNumber(value)).toBe(number.format(value));
      expect(formatOre(value)).toBe(kronor.format(value / 100));
    }
  }
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

test.each([
  [600_000, '10:00'],
  [599_001, '10:00'],
  [599_000, '9:59'],
  [545_000, '9:05'],
  [60_000, '1:00'],
  [59_999, '1:00'],
  [59_000, '0:59'],
  [1, '0:01'],
  [0, '0:00'],
  [-1, '0:00'],
  [-90_000, '0:00'],
  [3_600_000, '60:00'],
])('%i milliseconds left are shown as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
