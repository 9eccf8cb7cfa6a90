import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';

import {
  normalizeCategoryName,
  questionCategoryId,
  questionCategorySchema,
  type QuestionCategory,
} from '../../domain/question/question-category';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';

const categories = () => collection(firestore, 'questionCategories');

/** Far more categories than the older questions need; no query is without a limit. */
const most = 200;

/** Every category of the older questions, by name. Malformed ones are left out. Throws DataError. */
export async function listQuestionCategories(): Promise<QuestionCategory[]> {
  const found = await request(() => getDocs(query(categories(), orderBy('name'), limit(most))));
  return parseList(questionCategorySchema, found.docs).sort((one, other) =>
    one.name.localeCompare(other.name, 'sv'),
  );
}

/** Adds a category. Throws DataError 'conflict' when there is one with the name already. */
export async function addQuestionCategory(category: Omit<QuestionCategory, 'id'>): Promise<void> {
  const reference = doc(categories(), questionCategoryId(category.name));
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const existing = await transaction.get(reference);
      if (existing.exists()) throw new DataError('conflict', `${reference.path} is there already`);
      transaction.set(reference, {
        name: normalizeCategoryName(category.name),
        price: category.price,
        createdAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      });
    }),
  );
}

/** Gives a category another price. Throws DataError. */
export async function changeQuestionCategoryPrice(id: string, price: number): Promise<void> {
  await request(() => updateDoc(doc(categories(), id), { price, updatedAt: serverTimestamp() }));
}

/** How many older questions a category has. Throws DataError. */
async function countQuestionsIn(category: string): Promise<number> {
  const questions = query(
    collection(firestore, 'questions'),
    where('kind', '==', 'theory'),
    where('category', '==', category),
  );
  const counted = await request(() => getCount(questions));
  return counted.data().count;
}

/**
 * Deletes a category that has no questions. Returns how many it has: where it is not 0, nothing is deleted. Throws
 * DataError.
 */
export async function deleteQuestionCategory(category: QuestionCategory): Promise<number> {
  const questions = await countQuestionsIn(category.name);
  if (questions === 0) await request(() => deleteDoc(doc(categories(), category.id)));
  return questions;
}
