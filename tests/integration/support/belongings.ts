import { belongings, type Belonging } from '../../../src/data/account/belongings';
import { database } from './admin';

/** How many documents of the learner's there are in a collection, as nobody's rules guard them. */
export async function countBelongings(name: Belonging, uid: string): Promise<number> {
  const { path } = belongings[name](uid);
  const collection = database.collection(path);
  const found = path.includes(uid) ? collection : collection.where('userId', '==', uid);
  return (await found.get()).size;
}
