import { collection } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';
import { parseList } from '../firebase/parse';
import { idsAtATime, readByIds } from '../firebase/read-by-ids';
import { versionedQuestionSchema, type VersionedQuestion } from '../questions/versioned-question';

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
    const documents = await readByIds(
      collection(firestore, 'questions'),
      ids.slice(from, from + step),
    );
    for (const { id } of documents) found.set(id, 'unreadable');
    for (const question of parseList(versionedQuestionSchema, documents)) {
      found.set(question.id, question);
    }
  }
  return found;
}
