import 'fake-indexeddb/auto';
import { queryOptions } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

import { DataError } from './errors';

/** The program as it is after the page has been loaded: nothing in memory, the device's storage as it was. */
async function loadPage() {
  vi.resetModules();
  const { accessKey, queryClient } = await import('./query-client');
  const { changeCached, forgetCache, onDevice } = await import('./device-cache');
  const options = (read: () => Promise<string[]>) =>
    queryOptions<string[]>({ queryKey: ['list'], queryFn: read, staleTime: Infinity, ...onDevice });
  const ask = vi.fn(() => Promise.resolve(['from the server']));
  return {
    ask,
    forgetCache,
    read: () => queryClient.query(options(ask)),
    readAnew: (from: typeof ask) => queryClient.query({ ...options(from), staleTime: 0 }),
    /** Fails to read something. Returns true iff what is known of access is to be asked for anew then. */
    fail: async (queryKey: readonly string[], error: DataError) => {
      const access = [...accessKey, 'ada'];
      queryClient.setQueryData(access, 'open');
      const queryFn = () => Promise.reject(error);
      await expect(queryClient.query({ queryKey, queryFn, retry: false })).rejects.toBe(error);
      return queryClient.getQueryState(access)?.isInvalidated;
    },
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

test('a refusal has access asked for anew; another failure does not, nor a refusal to tell the access', async () => {
  const page = await loadPage();
  const refusal = new DataError('permission-denied', 'the rules say no');
  expect(await page.fail(['questions'], new DataError('network', 'dead'))).toBe(false);
  expect(await page.fail(['access', 'bo'], refusal)).toBe(false);
  expect(await page.fail(['questions'], refusal)).toBe(true);
});

test('what is forgotten while it is being read is not kept on the device after all', async () => {
  const page = await loadPage();
  await page.read();
  await written();
  let answer: (found: string[]) => void = () => undefined;
  const slow = vi.fn(() => new Promise<string[]>((resolve) => (answer = resolve)));
  const reading = expect(page.readAnew(slow)).rejects.toBeDefined();
  await vi.waitFor(() => {
    expect(slow).toHaveBeenCalledOnce();
  });
  await page.forgetCache();
  answer(['of who has left']);
  await reading;
  await written();
  const later = await loadPage();
  await later.read();
  expect(later.ask).toHaveBeenCalledOnce();
});
