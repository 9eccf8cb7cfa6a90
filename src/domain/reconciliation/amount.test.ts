import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseAmount } from './amount';

test.each([
  ['1 599,00', 159_900],
  ['1.599,00', 159_900],
  ['1,599.00', 159_900],
  ['1599.00', 159_900],
  ['1599,5', 159_950],
  ['1599', 159_900],
  ['1.599', 159_900],
  ['12.345.678,90', 1_234_567_890],
  ['+299,00', 29_900],
  ['-350,00', -35_000],
  ['−350,00', -35_000],
  ['1 599 kr', 159_900],
  ['SEK 1\u00A0599,00', 159_900],
  ['1 599:-', 159_900],
  ['0,00', 0],
  ['-0,00', 0],
])('%s is read in öre', (written, ore) => {
  expect(parseAmount(written)).toBe(ore);
});

test.each(['', 'kr', '-', '1,2,3', '1599,001,2', '12a', '1599 EUR', '1..5', '1e3', '1,5999'])(
  '%j is no amount',
  (written) => {
    expect(parseAmount(written)).toBeNull();
  },
);

const swedish = new Intl.NumberFormat('sv-SE', {
  minimumFractionDigits: 2,
  style: 'currency',
  currency: 'SEK',
});

test('an amount as a Swedish device writes it is read as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (ore) => {
      expect(parseAmount(swedish.format(ore / 100))).toBe(ore);
    }),
  );
});
