import { collection, getCount } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

/** How many practice sessions the learner has finished; one read per thousand. Throws DataError. */
export async function countResults(uid: string): Promise<number> {
  const found = await request(() => getCount(collection(firestore, 'users', uid, 'results')));
  return found.data().count;
}
