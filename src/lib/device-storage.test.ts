import { afterEach, expect, test, vi } from 'vitest';

import { askToStay, isOffHomeScreen, readStorage } from './device-storage';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1';
const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';

function be(browser: object): void {
  vi.stubGlobal('navigator', { userAgent: 'x', maxTouchPoints: 0, ...browser });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser is asked to keep what is stored, and tells what there is', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  const persisted = () => Promise.resolve(true);
  const estimate = () => Promise.resolve({ usage: 1200 });
  be({ storage: { persist, persisted, estimate } });
  await askToStay();
  expect(persist).toHaveBeenCalledTimes(1);
  expect(await readStorage()).toEqual({ isStaying: true, bytes: 1200 });
});

test('a browser that refuses, or has nothing to ask, says nothing of it', async () => {
  const refuse = () => Promise.reject(new TypeError('private window'));
  be({ storage: { persist: refuse, persisted: refuse, estimate: refuse } });
  await askToStay();
  expect(await readStorage()).toEqual({ isStaying: false, bytes: null });
  be({});
  await askToStay();
  expect(await readStorage()).toEqual({ isStaying: false, bytes: null });
});

test.each([
  ['an iPhone', { userAgent: iphone }, true],
  ['an iPad', { userAgent: ipad, maxTouchPoints: 5 }, true],
  ['a Mac', { userAgent: ipad }, false],
  ['an iPhone with the program on its home screen', { userAgent: iphone, standalone: true }, false],
])('of %s the browser removes what a site stores: %o is %s', (_name, browser, isRemoved) => {
  be(browser);
  expect(isOffHomeScreen()).toBe(isRemoved);
});
