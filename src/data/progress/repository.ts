import { collection, getCount } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

/**
 * How many practice sessions the learner finished while each had a document of its own, `users/{uid}/results`; one read
 * per thousand. Throws DataError.
 */
export async function countEarlierSessions(uid: string): Promise<number> {
  const found = await request(() => getCount(collection(firestore, 'users', uid, 'results')));
  return found.data().count;
}
