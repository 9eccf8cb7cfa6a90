import { getDoc, orderBy, query, where, type QueryDocumentSnapshot } from 'firebase/firestore/lite';

import { limits } from '../../domain/limits';
import type { PracticeCategory } from '../../domain/practice/category';
import type { Question } from '../../domain/question/question';
import { parseList } from '../firebase/parse';
import { readAll } from '../firebase/read-all';
import { readByIds } from '../firebase/read-by-ids';
import { request } from '../firebase/request';
import { readPack } from './read-pack';
import { storedQuestionSchema } from './stored-question';
import { packRef, questionsRef } from './refs';

/** Every document of the category's questions, newest first. Throws DataError. */
export function readOfCategory(categoryId: string): Promise<QueryDocumentSnapshot[]> {
  const ofCategory = query(
    questionsRef(),
    where('category_id', '==', categoryId),
    orderBy('createdAt', 'desc'),
  );
  return readAll(ofCategory, { pageSize: limits.listedQuestions, max: limits.categoryQuestions });
}

/** What is needed of a practice category to read its questions. */
type PackedCategory = Pick<PracticeCategory, 'id' | 'contentVersion'>;

/** The category's questions from its pack, one document; null where there is none of this version or a later one. */
async function unpack({ id, contentVersion }: PackedCategory): Promise<readonly Question[] | null> {
  const document = await request(() => getDoc(packRef(id)));
  const pack = document.exists() ? readPack(document.ref.path, document.data()) : null;
  return pack !== null && pack.contentVersion >= contentVersion ? pack.questions : null;
}

/**
 * The practice questions of the category, newest first; malformed ones are left out. One document is read where they are
 * packed, and else each of them. Throws DataError 'permission-denied' without access, 'network'.
 */
export async function listPracticeQuestions(category: PackedCategory): Promise<Question[]> {
  const questions =
    (await unpack(category)) ?? parseList(storedQuestionSchema, await readOfCategory(category.id));
  return questions.filter(({ kind }) => kind === 'practice');
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
