import { expect, test } from 'vitest';

import { pageOf } from './page-of';

test('every address is a page of its own, but the tabs of the administrator panel are one', () => {
  expect(pageOf('/ovning/Milj%C3%B6')).toBe('/ovning/Milj%C3%B6');
  expect(pageOf('/admin/users')).toBe(pageOf('/admin'));
  expect(pageOf('/admin/users')).not.toBe(pageOf('/'));
});
