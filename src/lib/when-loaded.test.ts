import { expect, test, vi } from 'vitest';

import { whenLoaded } from './when-loaded';

const pageIs = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

test('a page that has loaded is not waited for', async () => {
  pageIs('complete');
  await expect(whenLoaded()).resolves.toBeUndefined();
});

test('a page that loads is waited for, also when its markup is read', async () => {
  pageIs('interactive');
  const done = vi.fn();
  const waiting = whenLoaded().then(done);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await waiting;
  expect(done).toHaveBeenCalledOnce();
});
