import {
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
  type Transaction,
} from 'firebase/firestore/lite';

import type { PracticeCategory } from '../../domain/practice/category';
import { parseDocument } from '../firebase/parse';
import { storedPracticeCategorySchema } from '../practice-categories/stored-practice-category';
import { practiceCategoriesRef, practiceCategoryRef } from '../practice-categories/refs';

/** Names that one query can ask for (Firestore's limit for 'in'). */
const namesAtATime = 30;

async function findIds(names: readonly string[]): Promise<string[]> {
  const chunks = Array.from({ length: Math.ceil(names.length / namesAtATime) }, (_, index) =>
    names.slice(index * namesAtATime, (index + 1) * namesAtATime),
  );
  const found = await Promise.all(
    chunks.map((chunk) =>
      getDocs(query(practiceCategoriesRef(), where('name', 'in', chunk), limit(namesAtATime))),
    ),
  );
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}

/**
 * The practice categories with these names, by name, read in the transaction: it fails and starts over when one of
 * them is renamed, deleted or counted anew before it ends.
 */
export async function readCategories(
  transaction: Transaction,
  names: readonly string[],
): Promise<Map<string, PracticeCategory>> {
  const ids = await findIds([...new Set(names)]);
  const documents = await Promise.all(ids.map((id) => transaction.get(practiceCategoryRef(id))));
  const categories = documents
    .filter((document) => document.exists())
    .map((document) => parseDocument(storedPracticeCategorySchema, document))
    .filter(({ name }) => names.includes(name));
  return new Map(categories.map((category) => [category.name, category]));
}

/** How many questions each category gains or loses, by its name; 0 where one is changed. */
export class CategoryTally {
  readonly #changes = new Map<string, number>();

  add(name: string, change: -1 | 0 | 1): void {
    this.#changes.set(name, (this.#changes.get(name) ?? 0) + change);
  }

  /** Counts the changes and makes learners' devices ask for the questions anew. Categories that are gone are left. */
  write(transaction: Transaction, categories: ReadonlyMap<string, PracticeCategory>): void {
    for (const [name, change] of this.#changes) {
      const category = categories.get(name);
      if (category === undefined) continue;
      transaction.update(practiceCategoryRef(category.id), {
        questionCount: Math.max(0, category.questionCount + change),
        contentVersion: category.contentVersion + 1,
        updatedAt: serverTimestamp(),
      });
    }
  }
}
