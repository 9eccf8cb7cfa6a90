import { collection, documentId, getDocs, limit, query, where } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { versionedQuestionSchema, type VersionedQuestion } from '../questions/versioned-question';

/** Ids that one query can name (Firestore's limit for 'in'). */
const idsAtATime = 30;

/** Queries under way at once: more do not make it faster. */
const queriesAtOnce = 4;

async function findSome(ids: readonly string[]) {
  const { docs } = await request(() =>
    getDocs(
      query(collection(firestore, 'questions'), where(documentId(), 'in', ids), limit(idsAtATime)),
    ),
  );
  const readable = new Map(
    parseList(versionedQuestionSchema, docs).map((question) => [question.id, question]),
  );
  return docs.map(({ id }) => [id, readable.get(id) ?? ('unreadable' as const)] as const);
}

/**
 * Of these questions the ones that are there, by id, as they are now; 'unreadable' for a document that is no question.
 * Throws DataError.
 */
export async function findStoredQuestions(
  ids: readonly string[],
): Promise<Map<string, VersionedQuestion | 'unreadable'>> {
  const found = new Map<string, VersionedQuestion | 'unreadable'>();
  const step = idsAtATime * queriesAtOnce;
  for (let from = 0; from < ids.length; from += step) {
    const starts = Array.from({ length: queriesAtOnce }, (_, index) => from + index * idsAtATime);
    const chunks = starts
      .map((start) => ids.slice(start, start + idsAtATime))
      .filter(({ length }) => length > 0);
    for (const entries of await Promise.all(chunks.map(findSome))) {
      for (const [id, question] of entries) found.set(id, question);
    }
  }
  return found;
}
