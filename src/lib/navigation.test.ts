import { expect, test } from 'vitest';

import { isNavigation, markNavigation } from './navigation';

test('the first page was not navigated to, every later one was', () => {
  expect(isNavigation()).toBe(false);
  markNavigation();
  expect(isNavigation()).toBe(true);
  markNavigation();
  expect(isNavigation()).toBe(true);
});
