import { orderBy, query, where } from 'firebase/firestore/lite';

import { limits } from '../../domain/limits';
import type { Question } from '../../domain/question/question';
import { parseList } from '../firebase/parse';
import { readAll } from '../firebase/read-all';
import { readByIds } from '../firebase/read-by-ids';
import { storedQuestionSchema } from './stored-question';
import { questionsRef } from './refs';

/**
 * The practice questions of the category with the id, newest first; malformed ones are left out. Throws DataError
 * 'permission-denied' without access, 'network'.
 */
export async function listPracticeQuestions(categoryId: string): Promise<Question[]> {
  const ofCategory = query(
    questionsRef(),
    where('category_id', '==', categoryId),
    orderBy('createdAt', 'desc'),
  );
  const found = await readAll(ofCategory, {
    pageSize: limits.listedQuestions,
    max: limits.categoryQuestions,
  });
  return parseList(storedQuestionSchema, found).filter(({ kind }) => kind === 'practice');
}

/**
 * The questions with the ids, in their order; those that are gone or malformed are left out. Throws DataError
 * 'permission-denied' without access, 'network'.
 */
export async function listQuestionsById(ids: readonly string[]): Promise<Question[]> {
  const found = await readByIds(questionsRef(), ids);
  const questions = parseList(storedQuestionSchema, found);
  const byId = new Map(questions.map((question) => [question.id, question]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
