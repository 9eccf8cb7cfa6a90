import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { limits } from '../limits';
import { netOreOf, priceWith, vatOreOf } from './pricing';

const listPrice = fc.integer({ min: 0, max: limits.priceMax });
const percentage = fc.integer({ min: 0, max: 100 });

describe('priceWith', () => {
  test.each([
    [1599, 0, { saving: 0, amount: 1599, vatOre: 31_980 }],
    [1599, 20, { saving: 319, amount: 1280, vatOre: 25_600 }],
    [299, 10, { saving: 29, amount: 270, vatOre: 5400 }],
    [299, 100, { saving: 299, amount: 0, vatOre: 0 }],
    [1, 50, { saving: 0, amount: 1, vatOre: 20 }],
  ])('%i kr with %i %% off', (price, percent, expected) => {
    expect(priceWith(price, percent)).toEqual({ listPrice: price, ...expected });
  });

  test('is never negative and never above the list price', () => {
    fc.assert(
      fc.property(listPrice, percentage, (price, percent) => {
        const { amount, saving, vatOre } = priceWith(price, percent);
        for (const part of [amount, saving, vatOre, netOreOf({ amount, vatOre })]) {
          expect(Number.isInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
        expect(amount).toBeLessThanOrEqual(price);
      }),
    );
  });

  test('its parts add up', () => {
    fc.assert(
      fc.property(listPrice, percentage, (price, percent) => {
        const { amount, saving, vatOre } = priceWith(price, percent);
        expect(amount + saving).toBe(price);
        expect(vatOre + netOreOf({ amount, vatOre })).toBe(amount * 100);
      }),
    );
  });

  test('a greater discount never costs more', () => {
    fc.assert(
      fc.property(listPrice, fc.integer({ min: 0, max: 99 }), (price, percent) => {
        expect(priceWith(price, percent + 1).amount).toBeLessThanOrEqual(
          priceWith(price, percent).amount,
        );
      }),
    );
  });
});

test('1 599 kr hold 319,80 kr of VAT', () => {
  expect(vatOreOf(1599)).toBe(31_980);
});

test('VAT is 25 % of the price without it, to the öre, whatever the amount', () => {
  fc.assert(
    fc.property(listPrice, (amount) => {
      const vatOre = vatOreOf(amount);
      expect(Number.isInteger(vatOre)).toBe(true);
      expect(vatOre * 4).toBe(netOreOf({ amount, vatOre }));
    }),
  );
});
