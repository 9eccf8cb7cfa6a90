import { getDocs, limit, query, where } from 'firebase/firestore/lite';

import type { Question } from '../../domain/question/question';
import { parseList } from '../firebase/parse';
import { idsAtATime, readByIds } from '../firebase/read-by-ids';
import { request } from '../firebase/request';
import { storedQuestionSchema } from './stored-question';
import { versionedQuestionSchema, type VersionedQuestion } from './versioned-question';
import { questionsRef } from './refs';

/** Ids that are asked for at once, in four queries: more do not make it faster. */
const step = 4 * idsAtATime;

/**
 * Of these questions the ones that are there, by id, as they are now; 'unreadable' for a document that is no question.
 * Throws DataError.
 */
export async function findStoredQuestions(
  ids: readonly string[],
): Promise<Map<string, VersionedQuestion | 'unreadable'>> {
  const found = new Map<string, VersionedQuestion | 'unreadable'>();
  for (let from = 0; from < ids.length; from += step) {
    const documents = await readByIds(questionsRef(), ids.slice(from, from + step));
    for (const { id } of documents) found.set(id, 'unreadable');
    for (const question of parseList(versionedQuestionSchema, documents)) {
      found.set(question.id, question);
    }
  }
  return found;
}

/** Questions with one text, such as those about different signs, that are read at most. */
const mostAlike = 100;

/**
 * The questions that have one of these texts, letter by letter; of very many with the same text, not all. Throws
 * DataError.
 */
export async function findByText(texts: readonly string[]): Promise<Question[]> {
  const found: Question[] = [];
  for (let from = 0; from < texts.length; from += idsAtATime) {
    const some = texts.slice(from, from + idsAtATime);
    const alike = query(
      questionsRef(),
      where('question_text', 'in', some),
      limit(some.length * mostAlike),
    );
    const { docs } = await request(() => getDocs(alike));
    found.push(...parseList(storedQuestionSchema, docs));
  }
  return found;
}
