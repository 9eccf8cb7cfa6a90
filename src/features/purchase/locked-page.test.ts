import { expect, test } from 'vitest';

import { lockedPageOf } from './locked-page';

const page = { name: 'Kurser', path: '/kurser', opening: ['full'] };

test('the state of an address tells which page was locked', () => {
  expect(lockedPageOf({ locked: page })).toEqual(page);
});

test.each([
  null,
  {},
  { locked: 'Kurser' },
  ...['https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)'].map(
    (path) => ({
      locked: { ...page, path },
    }),
  ),
])('a state that tells no page of ours is none: %j', (state) => {
  expect(lockedPageOf(state)).toBeUndefined();
});
