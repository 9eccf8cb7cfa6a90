import {
  getCount,
  query,
  runTransaction,
  where,
  type DocumentReference,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';

import { practiceCategoryFields, questionCategoryFields } from '../../domain/admin/content-fields';
import { describeChange, type LoggedField } from '../../domain/admin/describe-change';
import { questionCategorySchema } from '../../domain/question/question-category';
import { logContent } from '../admin-log/log-content';
import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { practiceCategoryRef } from '../practice-categories/refs';
import { storedPracticeCategorySchema } from '../practice-categories/stored-practice-category';
import { questionCategoryRef } from '../question-categories/refs';
import { packRef, questionsRef } from './refs';

async function deleteEmpty<T>(
  reference: DocumentReference,
  schema: z.ZodMiniType<T>,
  fields: readonly LoggedField<T>[],
  pack?: DocumentReference,
): Promise<number> {
  return request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(reference);
      if (!document.exists()) return 0;
      // a practice question that is added meanwhile writes the category too: then this starts over
      const counted = await getCount(
        query(questionsRef(), where('category_id', '==', reference.id)),
      );
      const questions = counted.data().count;
      if (questions > 0) return questions;
      transaction.delete(reference);
      if (pack !== undefined) transaction.delete(pack);
      const details = describeChange(parseDocument(schema, document), null, fields);
      logContent(transaction, 'deleteContent', reference, details);
      return 0;
    }),
  );
}

/**
 * Deletes a practice category that has no questions, and logs it. Returns how many it has: where it is not 0, nothing is
 * deleted. Throws DataError.
 */
export function deletePracticeCategory(id: string): Promise<number> {
  return deleteEmpty(
    practiceCategoryRef(id),
    storedPracticeCategorySchema,
    practiceCategoryFields,
    packRef(id),
  );
}

/** The same for a category of the older questions. */
export function deleteQuestionCategory(id: string): Promise<number> {
  return deleteEmpty(questionCategoryRef(id), questionCategorySchema, questionCategoryFields);
}
