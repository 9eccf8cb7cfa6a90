import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** A table of a database on the device. Where IndexedDB is forbidden, using it fails, as it does when it is full. */
export function deviceStore(database: string, table: string): UseStore {
  const store = createStore(database, table);
  // a browser that forbids it throws on opening instead of rejecting
  return async (mode, run) => store(mode, run);
}

/**
 * Stores values by their keys, also when the page is left in the same moment: what has not been committed then is lost,
 * and a transaction that commits by itself waits for the page first.
 */
export async function setAtOnce(
  values: readonly (readonly [key: string, value: unknown])[],
  store: UseStore,
): Promise<void> {
  await store('readwrite', (table) => {
    for (const [key, value] of values) table.put(value, key);
    table.transaction.commit();
    return promisifyRequest(table.transaction);
  });
}
