import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deviceStore } from './device-store';

const timeoutMs = 5_000;

/** A page that is kept for 'back' with a transaction that does not end. Returns what drops the page. */
function keepPage(database: string): Promise<() => void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(database);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('table'));
    request.addEventListener('success', () => {
      const transaction = request.result.transaction('table', 'readwrite');
      const occupy = () => {
        transaction.objectStore('table').get('a').addEventListener('success', occupy);
      };
      occupy();
      resolve(() => {
        transaction.abort();
      });
    });
  });
}

beforeEach(() => {
  // the databases go on: their turns are not these
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('what is stored can be read, and leaves no timer', async () => {
  const store = deviceStore('free', 'table');
  await set('a', 1, store);
  expect(await get('a', store)).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a database that another page holds fast fails after 5 s, not before, and from then on at once', async () => {
  const drop = await keepPage('held');
  const store = deviceStore('held', 'table');
  const outcome = vi.fn();
  const first = get('a', store).catch(outcome);
  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await first;
  expect(outcome).toHaveBeenCalledExactlyOnceWith(new Error('held does not answer'));
  const second = get('a', store).catch(outcome);
  await vi.advanceTimersByTimeAsync(0);
  await second;
  expect(outcome).toHaveBeenCalledTimes(2);
  drop();
});

test('a database that is let go again has what it was given meanwhile, and is waited for', async () => {
  const drop = await keepPage('let go');
  const store = deviceStore('let go', 'table');
  const early = set('a', 1, store);
  const late = expect(early).rejects.toThrow('let go does not answer');
  await vi.advanceTimersByTimeAsync(timeoutMs);
  await late;
  drop();
  await vi.waitFor(async () => {
    expect(await get('a', store)).toBe(1);
  });
});
