import { queryOptions } from '@tanstack/react-query';
import { getCount } from 'firebase/firestore/lite';

import { request } from '../firebase/request';
import { onDevice } from '../device-cache';
import { earlierSessionsOf } from './refs';

/**
 * How many practice sessions the learner finished while each had a document of its own; one read per thousand. Throws
 * DataError.
 */
export async function countEarlierSessions(uid: string): Promise<number> {
  const found = await request(() => getCount(earlierSessionsOf(uid)));
  return found.data().count;
}

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
