import {
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';

import { questionCategoryFields } from '../../domain/admin/content-fields';
import { describeChange } from '../../domain/admin/describe-change';
import {
  normalizeCategoryName,
  questionCategoryId,
  questionCategorySchema,
  type QuestionCategory,
} from '../../domain/question/question-category';
import { logContent } from '../admin-log/log-content';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { readIn } from '../firebase/transaction';
import { questionCategoriesRef, questionCategoryRef } from './refs';

/** Far more categories than the older questions need; no query is without a limit. */
const maxCount = 200;

/** Every category of the older questions, by name. Malformed ones are left out. Throws DataError. */
export async function listQuestionCategories(): Promise<QuestionCategory[]> {
  const found = await request(() =>
    getDocs(query(questionCategoriesRef(), orderBy('name'), limit(maxCount))),
  );
  return parseList(questionCategorySchema, found.docs).sort((one, other) =>
    one.name.localeCompare(other.name, 'sv'),
  );
}

/** Adds a category, and logs it. Throws DataError 'conflict' when there is one with the name already. */
export async function addQuestionCategory(category: Omit<QuestionCategory, 'id'>): Promise<void> {
  const reference = questionCategoryRef(questionCategoryId(category.name));
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const existing = await transaction.get(reference);
      if (existing.exists()) throw new DataError('conflict', `${reference.path} is there already`);
      const added = { name: normalizeCategoryName(category.name), price: category.price };
      const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
      transaction.set(reference, { ...added, ...times });
      const details = describeChange(null, added, questionCategoryFields);
      logContent(transaction, 'addContent', reference, details);
    }),
  );
}

/** Gives a category another price, and logs it. Throws DataError 'not-found' when it has been deleted. */
export async function changeQuestionCategoryPrice(id: string, price: number): Promise<void> {
  const reference = questionCategoryRef(id);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const before = await readIn(transaction, reference, questionCategorySchema);
      transaction.update(reference, { price, updatedAt: serverTimestamp() });
      const details = describeChange(before, { ...before, price }, questionCategoryFields);
      logContent(transaction, 'changeContent', reference, details);
    }),
  );
}
