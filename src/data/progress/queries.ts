import { queryOptions } from '@tanstack/react-query';

import { onDevice } from '../query-client';
import { listOutbox } from './outbox';
import { countResults } from './repository';

/** How many practice sessions the learner has finished, with those that still wait on this device. */
export function sessionCountOptions(uid: string) {
  return queryOptions<number>({
    queryKey: ['sessionCount', uid],
    queryFn: async () => {
      const [stored, waiting] = await Promise.all([countResults(uid), listOutbox(uid)]);
      return stored + waiting.filter(({ kind }) => kind === 'result').length;
    },
    staleTime: 0,
    ...onDevice,
  });
}
