import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';

import { limits } from '../../domain/limits';
import type { Question } from '../../domain/question/question';
import { firestore } from '../firebase/firestore';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { storedQuestionSchema } from './stored-question';

/**
 * The practice questions of a category, newest first; malformed ones are left out. Throws DataError
 * 'permission-denied' without access, 'network'.
 */
export async function listPracticeQuestions(category: string): Promise<Question[]> {
  const found = await request(() =>
    getDocs(
      query(
        collection(firestore, 'questions'),
        where('category', '==', category),
        orderBy('createdAt', 'desc'),
        limit(limits.progressQuestions),
      ),
    ),
  );
  return parseList(storedQuestionSchema, found.docs).filter(({ kind }) => kind === 'practice');
}

/** Ids that one query can name (Firestore's limit for 'in'). */
const idsAtATime = 30;

/**
 * The questions with the ids, in their order; those that are gone or malformed are left out. Throws DataError
 * 'permission-denied' without access, 'network'.
 */
export async function listQuestionsById(ids: readonly string[]): Promise<Question[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / idsAtATime) }, (_, index) =>
    ids.slice(index * idsAtATime, (index + 1) * idsAtATime),
  );
  const found = await Promise.all(
    chunks.map((chunk) =>
      request(() =>
        getDocs(
          query(
            collection(firestore, 'questions'),
            where(documentId(), 'in', chunk),
            limit(idsAtATime),
          ),
        ),
      ),
    ),
  );
  const questions = parseList(
    storedQuestionSchema,
    found.flatMap(({ docs }) => docs),
  );
  const byId = new Map(questions.map((question) => [question.id, question]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
