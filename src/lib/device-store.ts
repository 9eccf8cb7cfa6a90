import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** Milliseconds after which the device counts as not answering: a slow one that has just been started takes one or two. */
const timeoutMs = 5_000;

/**
 * A table of a database on the device. Where IndexedDB is forbidden, using it fails, as it does when it is full, and when
 * there is no answer for 5 s: a page that is kept for 'back' may hold it fast. From then on nobody waits again until it
 * has answered.
 */
export function deviceStore(database: string, table: string): UseStore {
  const store = createStore(database, table);
  // a browser that forbids it throws on opening instead of rejecting
  const begin: UseStore = async (mode, run) => store(mode, run);
  let unanswered = 0;
  return async (mode, run) => {
    const answer = begin(mode, run);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => {
          unanswered += 1;
          const note = () => {
            unanswered -= 1;
          };
          answer.then(note, note);
          reject(new Error(`${database} does not answer`));
        },
        unanswered === 0 ? timeoutMs : 0,
      );
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Stores values by their keys, also when the page is left in the same moment: what has not been committed then is lost,
 * and a transaction that commits by itself waits for the page first.
 */
export async function setAndCommit(
  values: readonly (readonly [key: string, value: unknown])[],
  store: UseStore,
): Promise<void> {
  await store('readwrite', (table) => {
    for (const [key, value] of values) table.put(value, key);
    table.transaction.commit();
    return promisifyRequest(table.transaction);
  });
}
