import { expect, test } from 'vitest';

import { passedShare } from './exam-counts';

test('the share of passed tests is in whole per cent, and none where no test was taken', () => {
  expect(passedShare({ taken: 3, passed: 2 })).toBe(67);
  expect(passedShare({ taken: 4, passed: 0 })).toBe(0);
  expect(passedShare({ taken: 0, passed: 0 })).toBeNull();
});
