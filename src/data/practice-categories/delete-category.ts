import { getCount, query, runTransaction, where } from 'firebase/firestore/lite';

import { practiceCategoryFields } from '../../domain/admin/content-fields';
import { describeChange } from '../../domain/admin/describe-change';
import { logContent } from '../admin-log/log-content';
import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { carriedName, storedPracticeCategorySchema } from './stored-practice-category';
import { practiceCategoryRef } from './refs';
import { questionsRef } from '../questions/refs';

/** How many practice questions carry one of the names; those of old that tell no kind are practice questions too. */
async function countQuestionsIn(categories: readonly string[]): Promise<number> {
  const all = query(questionsRef(), where('category', 'in', categories));
  const [every, theory] = await Promise.all([
    getCount(all),
    getCount(query(all, where('kind', '==', 'theory'))),
  ]);
  return every.data().count - theory.data().count;
}

/**
 * Deletes a category that has no questions, and logs it. Returns how many it has: where it is not 0, nothing is deleted. Throws
 * DataError.
 */
export async function deletePracticeCategory(id: string): Promise<number> {
  const reference = practiceCategoryRef(id);
  return request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(reference);
      if (!document.exists()) return 0;
      // a question that is added meanwhile writes the category too: then this starts over
      const category = parseDocument(storedPracticeCategorySchema, document);
      const questions = await countQuestionsIn([
        category.name,
        carriedName(document) ?? category.name,
      ]);
      if (questions > 0) return questions;
      transaction.delete(reference);
      const details = describeChange(category, null, practiceCategoryFields);
      logContent(transaction, 'deleteContent', reference, details);
      return 0;
    }),
  );
}
