import {
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';

import type { PracticeCategory } from '../../domain/practice/category';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { storedPracticeCategorySchema } from './stored-practice-category';
import { practiceCategoriesRef } from './refs';

/** Far more categories than five licences have; no query is without a limit. */
export const maxCount = 200;

/** The document of every practice category. Throws DataError. */
export async function readPracticeCategories(): Promise<QueryDocumentSnapshot[]> {
  const all = query(practiceCategoriesRef(), orderBy('createdAt', 'desc'), limit(maxCount));
  return (await request(() => getDocs(all))).docs;
}

/** The categories by their order and then their name. */
export function inOrder(categories: readonly PracticeCategory[]): PracticeCategory[] {
  return [...categories].sort(
    (one, other) => one.order - other.order || one.name.localeCompare(other.name, 'sv'),
  );
}

/** Every practice category, by its order and then its name. Malformed ones are left out. Throws DataError. */
export async function listPracticeCategories(): Promise<PracticeCategory[]> {
  return inOrder(parseList(storedPracticeCategorySchema, await readPracticeCategories()));
}

/** The practice category with the name, or null. Throws DataError. */
export async function findPracticeCategory(name: string): Promise<PracticeCategory | null> {
  const found = await request(() =>
    getDocs(query(practiceCategoriesRef(), where('name', '==', name), limit(1))),
  );
  return parseList(storedPracticeCategorySchema, found.docs)[0] ?? null;
}
