import {
  experimental_createQueryPersister,
  type AsyncStorage,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import {
  CancelledError,
  QueryCache,
  QueryClient,
  type DataTag,
  type QueryKey,
} from '@tanstack/react-query';
import { clear, del, entries, get } from 'idb-keyval';

import { deviceStore, setAndCommit } from '../lib/device-store';
import { logProblem } from '../lib/log';
import { isDataError } from './errors';

const day = 24 * 60 * 60 * 1000;
/** Where results are kept on the device, each under the name of its key. */
export const database = deviceStore('teoriklar-cache', 'queries');

/** IndexedDB that is full, forbidden or broken costs the cache and nothing else. */
export async function orElse<T>(run: Promise<T>, otherwise: T): Promise<T> {
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

export const persister = experimental_createQueryPersister<PersistedQuery>({
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

/** The key of what is known of anybody's access. */
export const accessKey = ['access'] as const;

/**
 * Reads fail at once without a network, into an error state with a button; what is on the device is shown meanwhile.
 * A refusal is final, anything else is tried once more. The rules are the ones who know: when they refuse, what the
 * device believes of access is asked for again.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      if (queryKey[0] === accessKey[0] || !isDataError(error, 'permission-denied')) return;
      void queryClient.invalidateQueries({ queryKey: accessKey });
    },
  }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 60_000,
      retry: (failures, error) => !isDataError(error, 'permission-denied') && failures < 1,
      retryDelay: 500,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
});

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

/** Forgets everything cached but who is signed in, in memory and on the device: for when a user signs out. */
export async function forgetCache(): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
  await orElse(clear(database), undefined);
}
