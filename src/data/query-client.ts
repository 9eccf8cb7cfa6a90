import { QueryCache, QueryClient } from '@tanstack/react-query';

import { isDataError } from './errors';

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
