import { collection, doc, getCount, query, runTransaction, where } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { carriedName, storedPracticeCategorySchema } from './stored-practice-category';

/** How many practice questions carry one of the names; those of old that tell no kind are practice questions too. */
async function countQuestionsIn(categories: readonly string[]): Promise<number> {
  const all = query(collection(firestore, 'questions'), where('category', 'in', categories));
  const [every, theory] = await Promise.all([
    getCount(all),
    getCount(query(all, where('kind', '==', 'theory'))),
  ]);
  return every.data().count - theory.data().count;
}

/**
 * Deletes a category that has no questions. Returns how many it has: where it is not 0, nothing is deleted. Throws
 * DataError.
 */
export async function deletePracticeCategory(id: string): Promise<number> {
  const reference = doc(firestore, 'practiceCategories', id);
  return request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(reference);
      if (!document.exists()) return 0;
      // a question that is added meanwhile writes the category too: then this starts over
      const { name } = parseDocument(storedPracticeCategorySchema, document);
      const questions = await countQuestionsIn([name, carriedName(document) ?? name]);
      if (questions === 0) transaction.delete(reference);
      return questions;
    }),
  );
}
