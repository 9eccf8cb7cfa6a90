import {
  deleteField,
  getDocs,
  limit,
  or,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  where,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';

import { practiceCategoryFields } from '../../domain/admin/content-fields';
import { cutText } from '../../domain/admin/cut-text';
import { describeChange } from '../../domain/admin/describe-change';
import { logDetailsLength } from '../../domain/admin/log-entry';
import type { PracticeCategory } from '../../domain/practice/category';
import type { Question } from '../../domain/question/question';
import { logContent } from '../admin-log/log-content';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { parseDocument, parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { storedQuestionSchema, toStoredQuestion } from '../questions/stored-question';
import {
  carriedName,
  storedPracticeCategorySchema,
  toStoredPracticeCategory,
} from './stored-practice-category';
import { practiceCategoriesRef, practiceCategoryRef } from './refs';
import { questionsRef } from '../questions/refs';

/** What an administrator says about a category; the rest is counted. */
export type CategoryEdit = Omit<PracticeCategory, 'questionCount' | 'contentVersion'>;

/** Questions that are carried along in one go: each costs a look at the rules, and a request may not take for ever. */
const atOnce = 200;

interface Carried {
  document: QueryDocumentSnapshot;
  question: Question;
}

/**
 * The category's practice questions that are not yet as the edit has them, enough to know whether one go is enough.
 * @param carried the name that an earlier change has given to some of them before it was broken off, or null
 */
async function findOutdated(
  before: PracticeCategory,
  carried: string | null,
  edit: CategoryEdit,
): Promise<Carried[]> {
  const isRenamed = before.name !== edit.name;
  if (carried === null && !isRenamed && before.licenceType === edit.licenceType) return [];
  const names = new Set([before.name, carried ?? before.name]);
  // those that have the new name already are not read in every go
  if (before.licenceType === edit.licenceType && names.size > 1) names.delete(edit.name);
  const outdated: Carried[] = [];
  const list = query(questionsRef(), where('category', 'in', [...names]));
  let last: QueryDocumentSnapshot | undefined;
  do {
    const start = last === undefined ? [] : [startAfter(last)];
    const { docs } = await getDocs(query(list, ...start, limit(atOnce)));
    for (const document of docs) {
      const [question] = parseList(storedQuestionSchema, [document]);
      const isOther = question?.category !== edit.name || question.licenceType !== edit.licenceType;
      if (question?.kind === 'practice' && isOther) outdated.push({ document, question });
    }
    last = docs.length === atOnce ? docs.at(-1) : undefined;
  } while (last !== undefined && outdated.length <= atOnce);
  return outdated;
}

/** What an administrator says about a category, to compare. */
function saidOf(category: CategoryEdit): string {
  return JSON.stringify(
    toStoredPracticeCategory({ ...category, questionCount: 0, contentVersion: 0 }),
  );
}

/**
 * Writes the edit with up to 200 of the questions that it changes, and the category itself only with the last of them;
 * until then it says which name they are given, so that an attempt that is broken off is gone on with by the next.
 * Returns whether all is written.
 */
async function writeStep(
  transaction: Transaction,
  edit: CategoryEdit,
  base: CategoryEdit | null,
): Promise<boolean> {
  const reference = practiceCategoryRef(edit.id);
  const document = await transaction.get(reference);
  if (!document.exists()) throw new DataError('not-found', `${reference.path} is not there`);
  const before = parseDocument(storedPracticeCategorySchema, document);
  // where it is as it shall be, the answer to an earlier attempt was lost
  if (base !== null && ![saidOf(base), saidOf(edit)].includes(saidOf(before))) {
    throw new DataError('conflict', `${reference.path} has been written meanwhile`);
  }
  // whoever writes one of the category's questions writes the category too: then this starts over
  const outdated = await findOutdated(before, carriedName(document), edit);
  for (const { document: stored, question } of outdated.slice(0, atOnce)) {
    const after = { ...question, category: edit.name, licenceType: edit.licenceType };
    transaction.set(stored.ref, {
      ...toStoredQuestion(after),
      createdAt: stored.get('createdAt') as unknown,
      updatedAt: serverTimestamp(),
    });
  }
  const isLast = outdated.length <= atOnce;
  const { questionCount } = before;
  const contentVersion = before.contentVersion + (outdated.length > 0 ? 1 : 0);
  transaction.update(reference, {
    ...toStoredPracticeCategory({ ...(isLast ? edit : before), questionCount, contentVersion }),
    carrying_to: isLast ? deleteField() : edit.name,
    updatedAt: serverTimestamp(),
  });
  // of a change in several goes every one is logged: it may be broken off after any
  const details = describeChange(before, edit, practiceCategoryFields);
  const step = isLast ? details : `Påbörjad, frågorna följer med i omgångar.\n${details}`;
  logContent(transaction, 'changeContent', reference, cutText(step, logDetailsLength));
  return isLast;
}

async function refuseTakenName({ id, name }: CategoryEdit): Promise<void> {
  const same = query(
    practiceCategoriesRef(),
    or(where('name', '==', name), where('carrying_to', '==', name)),
    limit(2),
  );
  const { docs } = await request(() => getDocs(same));
  if (docs.some((document) => document.id !== id)) {
    throw new DataError('name-taken', `there is a practice category ${name} already`);
  }
}

/**
 * Changes a category, and logs it. Another name or licence is carried to all its questions, in several goes where they are many; a
 * change that was broken off goes on with the next, whatever that is. Throws DataError 'name-taken' when another
 * category has the name, 'conflict' when somebody else has changed it meanwhile, 'not-found'.
 * @param base the category as it was edited, or null to change it however it is
 */
export async function changePracticeCategory(
  edit: CategoryEdit,
  base: CategoryEdit | null,
): Promise<void> {
  await refuseTakenName(edit);
  const step = () =>
    request(() => runTransaction(firestore, (transaction) => writeStep(transaction, edit, base)));
  while (!(await step()));
}

/**
 * Adds a category, and logs it, under its id, which is chosen when the form opens: adding it twice makes one, as the second says.
 * Throws DataError 'name-taken' when another category has the name.
 */
export async function addPracticeCategory(category: CategoryEdit): Promise<void> {
  await refuseTakenName(category);
  const reference = practiceCategoryRef(category.id);
  const isNew = await request(() =>
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
  // the answer to an earlier attempt was lost
  if (!isNew) await changePracticeCategory(category, null);
}
