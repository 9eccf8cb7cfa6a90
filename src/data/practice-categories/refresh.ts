import {
  getCount,
  getDocs,
  limit,
  query,
  Timestamp,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { hashOf } from '../../domain/hash';
import type { PracticeCategory } from '../../domain/practice/category';
import { localStore } from '../../lib/local-store';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { practiceCategoriesRef } from './refs';
import { inOrder, maxCount, readPracticeCategories } from './repository';
import { storedPracticeCategorySchema } from './stored-practice-category';

/** When the latest change was made that a list knows of, and of which list that is true. */
const lastReadSchema = z.object({ list: z.number(), seconds: z.number(), nanoseconds: z.number() });

const lastRead = localStore(
  'teoriklar.categories',
  (stored) => lastReadSchema.safeParse(stored).data ?? null,
);

const markOf = (list: readonly PracticeCategory[]) => hashOf(JSON.stringify(list));

function remember(
  list: PracticeCategory[],
  documents: readonly QueryDocumentSnapshot[],
  before: Timestamp,
): PracticeCategory[] {
  const latest = documents
    .map((document): unknown => document.get('updatedAt'))
    .filter((time) => time instanceof Timestamp)
    .reduce((one, other) => (one > other ? one : other), before);
  const { seconds, nanoseconds } = latest;
  lastRead.write({ list: markOf(list), seconds, nanoseconds });
  return list;
}

async function readAnew(): Promise<PracticeCategory[]> {
  const documents = await readPracticeCategories();
  const list = inOrder(parseList(storedPracticeCategorySchema, documents));
  return remember(list, documents, new Timestamp(0, 0));
}

/**
 * Every practice category in order. Of a list that is known, only what has changed since is read, and how many there are: all
 * are where that does not come to the same. Throws DataError.
 */
export async function refreshPracticeCategories(
  known: readonly PracticeCategory[] | undefined,
): Promise<PracticeCategory[]> {
  const last = lastRead.read();
  if (known === undefined || last?.list !== markOf(known)) return readAnew();
  const since = new Timestamp(last.seconds, last.nanoseconds);
  const changes = query(practiceCategoriesRef(), where('updatedAt', '>', since), limit(maxCount));
  const [{ docs }, counted] = await Promise.all([
    request(() => getDocs(changes)),
    request(() => getCount(practiceCategoriesRef())),
  ]);
  const all = new Map(known.map((category) => [category.id, category]));
  for (const category of parseList(storedPracticeCategorySchema, docs)) {
    all.set(category.id, category);
  }
  if (all.size !== counted.data().count) return readAnew();
  return remember(inOrder([...all.values()]), docs, since);
}
