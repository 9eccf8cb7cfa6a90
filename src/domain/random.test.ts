import fc from 'fast-check';
import { expect, test } from 'vitest';

import { seededRandom, shuffle } from './random';

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('the same seed gives the same numbers, all in [0, 1)', () => {
  fc.assert(
    fc.property(seed, (value) => {
      const one = seededRandom(value);
      const other = seededRandom(value);
      for (let draw = 0; draw < 50; draw++) {
        const number = one();
        expect(other()).toBe(number);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(1);
      }
    }),
  );
});

test('neighbouring seeds give different orders', () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const orders = Array.from({ length: 100 }, (_, value) =>
    shuffle(items, seededRandom(value)).join(),
  );
  expect(new Set(orders).size).toBe(100);
});

test('a shuffle is a permutation, repeatable by its seed, and leaves the input as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), seed, (items, value) => {
      const before = [...items];
      const shuffled = shuffle(items, seededRandom(value));
      expect(items).toEqual(before);
      expect(shuffled.toSorted((one, other) => one - other)).toEqual(
        items.toSorted((one, other) => one - other),
      );
      expect(shuffle(items, seededRandom(value))).toEqual(shuffled);
    }),
  );
});

test('the least and the greatest random number stay within the items', () => {
  expect(shuffle(['a', 'b', 'c'], () => 0).toSorted()).toEqual(['a', 'b', 'c']);
  expect(shuffle(['a', 'b', 'c'], () => 1 - 2 ** -32)).toEqual(['a', 'b', 'c']);
});

test('all 24 orders of four items come about equally often', () => {
  const draws = 24_000;
  const random = seededRandom(7);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    const order = shuffle(['a', 'b', 'c', 'd'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const expected = draws / 24;
  const chiSquare = [...counts.values()].reduce(
    (sum, count) => sum + (count - expected) ** 2 / expected,
    0,
  );
  expect(counts.size).toBe(24);
  // 23 degrees of freedom: a fair shuffle stays below this in 999 of 1000 runs
  expect(chiSquare).toBeLessThan(49.73);
});
