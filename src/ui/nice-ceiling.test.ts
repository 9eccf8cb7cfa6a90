import { expect, test } from 'vitest';

import { niceCeiling } from './nice-ceiling';

test.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [10, 10],
  [1599, 2000],
  [201, 300],
  [20_001, 30_000],
  [99_999, 100_000],
])('an axis for %i ends at %i', (value, end) => {
  expect(niceCeiling(value)).toBe(end);
});
