import fc from 'fast-check';
import { expect, test } from 'vitest';

import { similarity, tokens } from './similarity';

test('tokens are the distinct words that carry meaning, whatever their case and marks', () => {
  expect([...tokens('Vad gäller när du kör? KÖR på väg 50, på vägen!')]).toEqual([
    'gäller',
    'kör',
    'väg',
    '50',
    'vägen',
  ]);
  expect(tokens('').size).toBe(0);
});

test('similarity is shared words among all words', () => {
  expect(similarity(new Set(['a', 'b', 'c']), new Set(['b', 'c', 'd']))).toBe(0.5);
  expect(similarity(new Set(['a']), new Set(['b']))).toBe(0);
  expect(similarity(new Set(), new Set())).toBe(0);
});

test('similarity is symmetric, from 0 to 1, and 1 only of a set with itself', () => {
  const words = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    .map((list) => new Set(list));
  fc.assert(
    fc.property(words, words, (one, other) => {
      const shared = similarity(one, other);
      expect(similarity(other, one)).toBe(shared);
      expect(shared).toBeGreaterThanOrEqual(0);
      expect(shared).toBeLessThanOrEqual(1);
      const areEqual = one.size > 0 && [...one].toSorted().join() === [...other].toSorted().join();
      expect(shared === 1).toBe(areEqual);
    }),
  );
});
