import { expect, test } from 'vitest';

import { sittingLength } from './sitting';

test.each([
  ['10', 76, 10],
  ['20', 76, 20],
  ['20', 6, 6],
  ['all', 76, 76],
] as const)('a sitting of %s asks, of %i questions, %i', (size, available, asked) => {
  expect(sittingLength(size, available)).toBe(asked);
});
