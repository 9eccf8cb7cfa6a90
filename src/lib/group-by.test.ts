import fc from 'fast-check';
import { expect, test } from 'vitest';

import { groupBy } from './group-by';

test('items are grouped by key, groups and items in the order they came', () => {
  const groups = groupBy(['b1', 'a1', 'b2', 'constructor'], (item) => item.charAt(0));
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
    ['c', ['constructor']],
  ]);
});

test('every item is in exactly the group of its key, and no group is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (items) => {
      const keyOf = (item: string) => String(item.length);
      const groups = groupBy(items, keyOf);
      expect([...groups.values()].flat().toSorted()).toEqual(items.toSorted());
      for (const [key, group] of groups) {
        expect(group.length).toBeGreaterThan(0);
        expect(new Set(group.map(keyOf))).toEqual(new Set([key]));
      }
    }),
  );
});
