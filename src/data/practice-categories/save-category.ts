import {
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';

import { practiceCategoryFields } from '../../domain/admin/content-fields';
import { describeChange } from '../../domain/admin/describe-change';
import type { PracticeCategory } from '../../domain/practice/category';
import { logContent } from '../admin-log/log-content';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { readIn } from '../firebase/transaction';
import { practiceCategoriesRef, practiceCategoryRef } from './refs';
import { storedPracticeCategorySchema, toStoredPracticeCategory } from './stored-practice-category';

/** What an administrator says about a category; the rest is counted. */
export type CategoryEdit = Omit<PracticeCategory, 'questionCount' | 'contentVersion'>;

const differ = (one: CategoryEdit, other: CategoryEdit) =>
  describeChange(one, other, practiceCategoryFields) !== '';

async function refuseTakenName({ id, name }: CategoryEdit): Promise<void> {
  const same = query(practiceCategoriesRef(), where('name', '==', name), limit(2));
  const { docs } = await request(() => getDocs(same));
  if (docs.some((document) => document.id !== id)) {
    throw new DataError('name-taken', `there is a practice category ${name} already`);
  }
}

/**
 * Changes a category, and logs it; its questions name it by its id and stay as they are. Throws DataError 'name-taken'
 * when another category has the name, 'conflict' when somebody else has changed it meanwhile, or has put questions into
 * it while its licence was to be changed, 'not-found'.
 * @param base the category as it was edited, or null to change it however it is
 */
export async function changePracticeCategory(
  edit: CategoryEdit,
  base: CategoryEdit | null,
): Promise<void> {
  await refuseTakenName(edit);
  const reference = practiceCategoryRef(edit.id);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const before = await readIn(transaction, reference, storedPracticeCategorySchema);
      // such as when the answer to an earlier attempt was lost
      if (!differ(before, edit)) return;
      const isForOther = before.questionCount > 0 && before.licenceType !== edit.licenceType;
      if (isForOther || (base !== null && differ(before, base))) {
        throw new DataError('conflict', `${reference.path} has been written meanwhile`);
      }
      const { questionCount, contentVersion } = before;
      transaction.update(reference, {
        ...toStoredPracticeCategory({ ...edit, questionCount, contentVersion }),
        updatedAt: serverTimestamp(),
      });
      const details = describeChange(before, edit, practiceCategoryFields);
      logContent(transaction, 'changeContent', reference, details);
    }),
  );
}

/** Adds a category, and logs it, where there is none with its id. Returns whether it has. Throws DataError. */
export async function addMissingCategory(category: CategoryEdit): Promise<boolean> {
  const reference = practiceCategoryRef(category.id);
  return request(() =>
    runTransaction(firestore, async (transaction) => {
      const existing = await transaction.get(reference);
      if (existing.exists()) return false;
      transaction.set(reference, {
        ...toStoredPracticeCategory({ ...category, questionCount: 0, contentVersion: 1 }),
        createdAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      });
      const details = describeChange(null, category, practiceCategoryFields);
      logContent(transaction, 'addContent', reference, details);
      return true;
    }),
  );
}

/**
 * Adds a category, and logs it, under its id, which is chosen when the form opens: adding it twice makes one, as the second says.
 * Throws DataError 'name-taken' when another category has the name.
 */
export async function addPracticeCategory(category: CategoryEdit): Promise<void> {
  await refuseTakenName(category);
  const isNew = await addMissingCategory(category);
  // the answer to an earlier attempt was lost
  if (!isNew) await changePracticeCategory(category, null);
}
