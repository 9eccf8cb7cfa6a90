import { getCount } from 'firebase/firestore/lite';

import { request } from '../firebase/request';
import { earlierSessionsOf } from '../learning/refs';

/**
 * How many practice sessions the learner finished while each had a document of its own, `users/{uid}/results`; one read
 * per thousand. Throws DataError.
 */
export async function countEarlierSessions(uid: string): Promise<number> {
  const found = await request(() => getCount(earlierSessionsOf(uid)));
  return found.data().count;
}
