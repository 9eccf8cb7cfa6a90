import { expect, test } from 'vitest';

import { coverSigns } from './check-signs';

test('signs that a driver sees are counted, and those that nobody has drawn are named', () => {
  expect(coverSigns(['A1', 'A2', 'B1', 'Y2'], ['Y2'], ['A1', 'B1'])).toEqual({
    seen: 3,
    drawn: 2,
    missing: ['A2'],
  });
});

test('what is drawn without being seen counts for nothing', () => {
  expect(coverSigns(['A1', 'Y2'], ['Y2'], ['A1', 'Y2'])).toEqual({
    seen: 1,
    drawn: 1,
    missing: [],
  });
});
