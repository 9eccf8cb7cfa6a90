import 'fake-indexeddb/auto';
import { queryOptions } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

/** The program as it is after the page has been loaded: nothing in memory, the device's storage as it was. */
async function loadPage() {
  vi.resetModules();
  const { changeCached, forgetCache, onDevice, queryClient } = await import('./query-client');
  const options = (read: () => Promise<string[]>) =>
    queryOptions<string[]>({ queryKey: ['list'], queryFn: read, staleTime: Infinity, ...onDevice });
  const ask = vi.fn(() => Promise.resolve(['from the server']));
  return {
    ask,
    forgetCache,
    read: () => queryClient.query(options(ask)),
    known: () => queryClient.getQueryData(options(ask).queryKey),
    add: (item: string) => changeCached(options(ask), (items) => [...items, item]),
  };
}

/** What has been fetched is written to the device a moment after the page has it. */
const written = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(async () => {
  await (await loadPage()).forgetCache();
});

test('what is changed in the cache shows at once, and is still there after a reload', async () => {
  const page = await loadPage();
  await page.read();
  await written();
  await page.add('from this device');
  expect(page.known()).toEqual(['from the server', 'from this device']);
  const later = await loadPage();
  expect(await later.read()).toEqual(['from the server', 'from this device']);
  expect(later.ask).not.toHaveBeenCalled();
});

test('what is not in the cache is not made up by a change', async () => {
  const page = await loadPage();
  await page.add('from this device');
  expect(page.known()).toBeUndefined();
  expect(await page.read()).toEqual(['from the server']);
});
