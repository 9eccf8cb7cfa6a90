import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { expect, test } from 'vitest';

import { startTransactionGuard } from './transaction-guard';

startTransactionGuard();

/** Leaves the page, which the browser keeps for 'back' or not. */
function leave(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
}

function open(name: string, onUpgrade: (request: IDBOpenDBRequest) => void): IDBOpenDBRequest {
  const request = indexedDB.open(name);
  request.addEventListener('upgradeneeded', () => {
    onUpgrade(request);
  });
  return request;
}

/** Keeps a transaction from ending: each answer is followed by the next question. */
function occupy(store: IDBObjectStore): void {
  store.get('a').addEventListener('success', () => {
    occupy(store);
  });
}

function ended(transaction: IDBTransaction): Promise<string> {
  return new Promise((resolve) => {
    for (const end of ['complete', 'abort']) {
      transaction.addEventListener(end, () => {
        resolve(end);
      });
    }
  });
}

async function openWithStore(name: string): Promise<IDBDatabase> {
  const request = open(name, ({ result }) => result.createObjectStore('table'));
  await new Promise((resolve) => {
    request.addEventListener('success', resolve);
  });
  return request.result;
}

test('a page that is left and kept has its unfinished transactions aborted, so that the next page can write', async () => {
  const database = await openWithStore('left');
  const transaction = database.transaction('table');
  occupy(transaction.objectStore('table'));
  const end = ended(transaction);
  leave(true);
  expect(await end).toBe('abort');
  const next = createStore('left', 'table');
  await set('a', 1, next);
  expect(await get('a', next)).toBe(1);
});

test('a database that is being made when the page is left can be made by the next page', async () => {
  const isMaking = new Promise<void>((resolve) => {
    open('being made', ({ result }) => {
      occupy(result.createObjectStore('table'));
      resolve();
    });
  });
  await isMaking;
  leave(true);
  const next = createStore('being made', 'table');
  await set('a', 1, next);
  expect(await get('a', next)).toBe(1);
});

test('what has been committed is stored although the page is left in the same moment', async () => {
  const database = await openWithStore('committed');
  const transaction = database.transaction('table', 'readwrite');
  const end = ended(transaction);
  transaction.objectStore('table').put(1, 'a');
  transaction.commit();
  leave(true);
  expect(await end).toBe('complete');
});

test('a page that is not kept is left as it is', async () => {
  const database = await openWithStore('not kept');
  const transaction = database.transaction('table', 'readwrite');
  const end = ended(transaction);
  transaction.objectStore('table').put(1, 'a');
  leave(false);
  expect(await end).toBe('complete');
});
