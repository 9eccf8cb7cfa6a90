import {
  doc,
  serverTimestamp,
  type CollectionReference,
  type Transaction,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';

import type { PracticeCategory } from '../../domain/practice/category';
import { withCategoryName } from '../../domain/question/category-name';
import type { Question } from '../../domain/question/question';
import {
  questionCategorySchema,
  type QuestionCategory,
} from '../../domain/question/question-category';
import { parseDocument, parseList } from '../firebase/parse';
import { readByIds } from '../firebase/read-by-ids';
import { practiceCategoriesRef, practiceCategoryRef } from '../practice-categories/refs';
import { storedPracticeCategorySchema } from '../practice-categories/stored-practice-category';
import { questionCategoriesRef } from '../question-categories/refs';
import { questionsWereChanged } from './write-packs';

/** Categories by their ids, those of each kind of question. */
export interface Categories {
  practice: ReadonlyMap<string, PracticeCategory>;
  theory: ReadonlyMap<string, QuestionCategory>;
}

/** The ids of the categories of one kind; questions of old have none. */
function idsOf(questions: readonly Question[], kind: Question['kind']): string[] {
  const ids = questions.flatMap((question) => (question.kind === kind ? question.categoryId : []));
  return [...new Set(ids)].filter((id) => id !== '');
}

async function readIn<T>(
  transaction: Transaction,
  collection: CollectionReference,
  ids: readonly string[],
  schema: z.ZodMiniType<T>,
): Promise<Map<string, T>> {
  const documents = await Promise.all(ids.map((id) => transaction.get(doc(collection, id))));
  const found = documents.filter((document) => document.exists());
  return new Map(found.map((document) => [document.id, parseDocument(schema, document)]));
}

/**
 * The categories of the questions, without those that are gone, read in the transaction: it fails and starts over when
 * one of them is written before it ends.
 */
export async function readCategories(
  transaction: Transaction,
  questions: readonly Question[],
): Promise<Categories> {
  const [practice, theory] = await Promise.all([
    readIn(
      transaction,
      practiceCategoriesRef(),
      idsOf(questions, 'practice'),
      storedPracticeCategorySchema,
    ),
    readIn(
      transaction,
      questionCategoriesRef(),
      idsOf(questions, 'theory'),
      questionCategorySchema,
    ),
  ]);
  return { practice, theory };
}

/** The questions with their practice categories called what they are now. Throws DataError. */
export async function withCurrentNames<T extends Question>(questions: readonly T[]): Promise<T[]> {
  // the others' names never change
  const found = await readByIds(practiceCategoriesRef(), idsOf(questions, 'practice'));
  const categories = parseList(storedPracticeCategorySchema, found);
  return questions.map((question) => withCategoryName(question, categories));
}

/** How many questions each practice category gains or loses, by its id; 0 where one is changed. */
export class CategoryTally {
  readonly #changes = new Map<string, number>();

  /** Counts a question that was so and is so afterwards; null where it was not there, or is not any more. */
  count(before: Question | null, after: Question | null): void {
    if (before?.kind === 'practice') this.#add(before.categoryId, -1);
    if (after?.kind === 'practice') this.#add(after.categoryId, 1);
  }

  #add(id: string, change: number): void {
    this.#changes.set(id, (this.#changes.get(id) ?? 0) + change);
  }

  /** Writes the changes and makes learners' devices ask for the questions anew. Categories that are gone are left. */
  write(transaction: Transaction, { practice }: Categories): void {
    for (const [id, change] of this.#changes) {
      const category = practice.get(id);
      if (category === undefined) continue;
      questionsWereChanged(id);
      transaction.update(practiceCategoryRef(id), {
        questionCount: Math.max(0, category.questionCount + change),
        contentVersion: category.contentVersion + 1,
        updatedAt: serverTimestamp(),
      });
    }
  }
}
