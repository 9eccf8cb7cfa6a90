import { queryOptions } from '@tanstack/react-query';

import { onDevice } from '../query-client';
import { countEarlierSessions } from './repository';

/** How many sessions the learner had finished before they were counted with the answers: asked for once. */
export function earlierSessionsOptions(uid: string) {
  return queryOptions<number>({
    queryKey: ['earlierSessions', uid],
    queryFn: () => countEarlierSessions(uid),
    // nothing adds to them any more
    staleTime: Infinity,
    ...onDevice,
  });
}
