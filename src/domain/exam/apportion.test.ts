import fc from 'fast-check';
import { expect, test } from 'vitest';

import { apportion } from './apportion';

const total = fc.nat(200);
const weights = fc
  .array(fc.nat(40), { minLength: 1, maxLength: 8 })
  .filter((given) => given.some((weight) => weight > 0));

test.each([
  ['the counted questions of the test for B', 65, [32, 16, 7, 5, 5], [32, 16, 7, 5, 5]],
  ['its trial questions', 5, [32, 16, 7, 5, 5], [3, 1, 1, 0, 0]],
  ['what is left to the largest remainders', 10, [1, 3, 2], [2, 5, 3]],
  ['what is left to the earlier of equals', 5, [1, 1, 1], [2, 2, 1]],
  ['the same where fractions of the quotas are not exact', 4, [1, 4, 1], [1, 3, 0]],
  ['nothing', 0, [1, 2], [0, 0]],
  ['all to the only weight', 7, [0, 4, 0], [0, 7, 0]],
])('gives %s', (_what, all, given, shares) => {
  expect(apportion(all, given)).toEqual(shares);
});

test('the shares sum to the total, each less than one from its quota', () => {
  fc.assert(
    fc.property(total, weights, (all, given) => {
      const shares = apportion(all, Object.freeze(given));
      const sum = given.reduce((so, weight) => so + weight, 0);
      expect(shares).toHaveLength(given.length);
      expect(shares.reduce((so, share) => so + share, 0)).toBe(all);
      for (const [index, share] of shares.entries()) {
        expect(Number.isInteger(share)).toBe(true);
        expect(Math.abs(share - (all * (given[index] ?? 0)) / sum)).toBeLessThan(1);
      }
    }),
  );
});

test('a larger weight never gets less, nor an earlier one of equals', () => {
  fc.assert(
    fc.property(total, weights, (all, given) => {
      const shares = apportion(all, given);
      const parts = given.map((weight, index) => ({ weight, share: shares[index] ?? 0 }));
      // a stable sort, so that the earlier of equals stay before the later
      const inOrder = parts.sort((one, other) => other.weight - one.weight);
      for (const [index, { share }] of inOrder.entries()) {
        expect(share).toBeLessThanOrEqual(inOrder[index - 1]?.share ?? all);
      }
    }),
  );
});

test('only the proportions count, not the sum of the weights', () => {
  fc.assert(
    fc.property(total, weights, fc.integer({ min: 1, max: 1000 }), (all, given, factor) => {
      const scaled = given.map((weight) => weight * factor);
      expect(apportion(all, scaled)).toEqual(apportion(all, given));
    }),
  );
});

test.each([[[]], [[0]], [[0, 0]]])('refuses the weights %j, of which none is positive', (none) => {
  expect(() => apportion(3, none)).toThrow(RangeError);
});
