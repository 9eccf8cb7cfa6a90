import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { limits } from '../limits';
import { priceWith, vatOf } from './pricing';

const listPrice = fc.integer({ min: 0, max: limits.priceMax });
const percentage = fc.integer({ min: 0, max: 100 });

describe('priceWith', () => {
  test.each([
    [1599, 0, { saving: 0, amount: 1599, vat: 320, net: 1279 }],
    [1599, 20, { saving: 319, amount: 1280, vat: 256, net: 1024 }],
    [299, 10, { saving: 29, amount: 270, vat: 54, net: 216 }],
    [299, 100, { saving: 299, amount: 0, vat: 0, net: 0 }],
    [1, 50, { saving: 0, amount: 1, vat: 0, net: 1 }],
  ])('%i kr with %i %% off', (price, percent, expected) => {
    expect(priceWith(price, percent)).toEqual({ listPrice: price, ...expected });
  });

  test('is never negative and never above the list price', () => {
    fc.assert(
      fc.property(listPrice, percentage, (price, percent) => {
        const { amount, saving, vat, net } = priceWith(price, percent);
        for (const part of [amount, saving, vat, net]) {
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
        const { amount, saving, vat, net } = priceWith(price, percent);
        expect(amount + saving).toBe(price);
        expect(vat + net).toBe(amount);
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

test('VAT is a fifth of the amount, to half a krona', () => {
  fc.assert(
    fc.property(listPrice, (amount) => {
      expect(Math.abs(vatOf(amount) - amount / 5)).toBeLessThanOrEqual(0.5);
    }),
  );
});
