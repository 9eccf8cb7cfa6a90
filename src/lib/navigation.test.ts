import { expect, test, vi } from 'vitest';

test('the first page was not navigated to, every later one was', async () => {
  // of its own, as on a page that has just been loaded
  vi.resetModules();
  const { isNavigation, markNavigation } = await import('./navigation');
  expect(isNavigation()).toBe(false);
  markNavigation();
  expect(isNavigation()).toBe(true);
  markNavigation();
  expect(isNavigation()).toBe(true);
});
