import { createStore, type UseStore } from 'idb-keyval';

/** A table of a database on the device. Where IndexedDB is forbidden, using it fails, as it does when it is full. */
export function deviceStore(database: string, table: string): UseStore {
  const store = createStore(database, table);
  // a browser that forbids it throws on opening instead of rejecting
  return async (mode, run) => store(mode, run);
}
