import {
  experimental_createQueryPersister,
  PERSISTER_KEY_PREFIX,
  type AsyncStorage,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { CancelledError, hashKey, type DataTag, type QueryKey } from '@tanstack/react-query';
import { clear, del, delMany, entries, get, keys } from 'idb-keyval';

import { deviceStore, setAndCommit } from '../lib/device-store';
import { localStore } from '../lib/local-store';
import { logProblem } from '../lib/log';
import { queryClient } from './query-client';

const day = 24 * 60 * 60 * 1000;
/** Where results are kept on the device, each under the name of its key. */
const database = deviceStore('teoriklar-cache', 'queries');

/** IndexedDB that is full, forbidden or broken costs the cache and nothing else. */
async function orElse<T>(run: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await run;
  } catch (error) {
    logProblem('the cache cannot be used', error);
    return otherwise;
  }
}

const storage: AsyncStorage<PersistedQuery> = {
  getItem: (key) => orElse(get<PersistedQuery>(key, database), undefined),
  setItem: (key, value) => orElse(setAndCommit([[key, value]], database), undefined),
  removeItem: (key) => orElse(del(key, database), undefined),
  entries: () => orElse(entries<string, PersistedQuery>(database), []),
};

const persister = experimental_createQueryPersister<PersistedQuery>({
  storage,
  // structured clone keeps dates, so nothing is turned into text
  serialize: (query) => query,
  deserialize: (query) => query,
  maxAge: 60 * day,
  buster: 'v1',
});

/** Reads from the device or the server; what is forgotten while the server is asked is not kept after all. */
const readAndKeep: typeof persister.persisterFn = (read, context, query) =>
  persister.persisterFn(
    async (given) => {
      const found = await read(given);
      if (given.client.getQueryCache().get(query.queryHash) !== query) throw new CancelledError();
      return found;
    },
    context,
    query,
  );

/** Options that keep a query's result on the device, for a tunnel and for a later day. */
export const onDevice = { persister: readAndKeep, gcTime: day } as const;

/** What the device has kept of a result, if anything; the server is not asked. */
export function recall<T>({
  queryKey,
}: {
  queryKey: DataTag<QueryKey, T, Error>;
}): Promise<T | undefined> {
  return persister.retrieveQuery<T>(hashKey(queryKey));
}

/** Changes what is cached under a key, in memory and on the device; what is not cached stays unknown. */
export async function changeCached<T>(
  { queryKey }: { queryKey: DataTag<QueryKey, T, Error> },
  change: (known: T) => T,
): Promise<void> {
  const known = queryClient.getQueryData<T>(queryKey);
  if (known === undefined) return;
  queryClient.setQueryData<T>(queryKey, change(known));
  // the cache of its own accord keeps only what has been fetched
  await persister.persistQueryByKey(queryKey, queryClient);
}

/** Removes from the device what is kept there; what the page has in memory stays. */
export async function clearDevice(): Promise<void> {
  await orElse(clear(database), undefined);
}

/** Forgets everything cached but who is signed in, in memory and on the device: for when a user signs out. */
export async function forgetCache(): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
  await clearDevice();
}

/** Removes from the device every result whose key begins so and goes on, without reading any. */
export async function forgetKept(beginning: QueryKey): Promise<void> {
  const name = `${PERSISTER_KEY_PREFIX}-${JSON.stringify(beginning).slice(0, -1)},`;
  const kept = await orElse(keys<string>(database), []);
  await orElse(
    delMany(
      kept.filter((key) => key.startsWith(name)),
      database,
    ),
    undefined,
  );
}

/** When the device was last looked through. */
const lastLook = localStore('teoriklar.cacheLook', (stored) =>
  typeof stored === 'number' ? stored : 0,
);

/** Removes from the device what is too old to be used; once a day, since that reads everything there is. */
export async function forgetExpired(): Promise<void> {
  const now = Date.now();
  // a clock that was ahead has not looked for tomorrow
  if (Math.abs(now - (lastLook.read() ?? 0)) < day) return;
  lastLook.write(now);
  await orElse(persister.persisterGc(), undefined);
}
