import { expect, test, vi } from 'vitest';

import { expectLogged } from '../../tests/setup/fail-on-console';
import { findLocalKeys, followLocalKey, localStore } from './local-store';

const store = localStore('key', (stored) => (typeof stored === 'number' ? stored : null));

test('a value is kept under its key until it is removed', () => {
  expect(store.read()).toBeNull();
  store.write(7);
  expect(localStore('key', (stored) => stored).read()).toBe(7);
  expect(localStore('other', (stored) => stored).read()).toBeNull();
  store.remove();
  expect(store.read()).toBeNull();
});

test('where nothing is stored there is nothing to understand', () => {
  expect(localStore('key', () => 'understood').read()).toBeNull();
});

test('a value that does not fit reads as none', () => {
  localStorage.setItem('key', '"seven"');
  expect(store.read()).toBeNull();
});

test('what is no JSON reads as none, and is logged', () => {
  localStorage.setItem('key', '{');
  expect(store.read()).toBeNull();
  expectLogged('the local value key cannot be used');
});

test.each([
  ['read', 'getItem', () => store.read()],
  [
    'written',
    'setItem',
    () => {
      store.write(7);
    },
  ],
  [
    'removed',
    'removeItem',
    () => {
      store.remove();
    },
  ],
] as const)('a value that cannot be %s is survived and logged', (_what, method, use) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(use).not.toThrow();
  expectLogged(/key cannot be used .*full/s);
});

test('the keys with something in them are found, and no others', () => {
  for (const key of ['a.ada.1', 'b.ada', 'a.bo']) localStorage.setItem(key, '1');
  expect(findLocalKeys('ada').sort()).toEqual(['a.ada.1', 'b.ada']);
  expect(findLocalKeys('eva')).toEqual([]);
});

test('a key is followed when another tab has changed it and when a frozen page comes back, until it is let go', () => {
  const adopt = vi.fn();
  const stop = followLocalKey('key', adopt);
  const changed = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));
  const shown = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  changed('other');
  shown(false);
  expect(adopt).not.toHaveBeenCalled();
  changed('key');
  expect(adopt).toHaveBeenCalledTimes(1);
  shown(true);
  expect(adopt).toHaveBeenCalledTimes(2);
  // everything was cleared
  changed(null);
  expect(adopt).toHaveBeenCalledTimes(3);
  stop();
  changed('key');
  shown(true);
  expect(adopt).toHaveBeenCalledTimes(3);
});
