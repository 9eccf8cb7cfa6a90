import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';

import { foldAnswers } from '../../domain/learning/fold-answers';
import { emptyLearner, joinLearners, type Learner } from '../../domain/learning/learner';
import { limits } from '../../domain/limits';
import type { AnswerEvent } from '../../domain/progress/answer-event';
import type { PracticeResult } from '../../domain/progress/practice-result';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { fromEarlier, listEarlierProgress } from './earlier-progress';
import { shardOf, shards } from './shard';
import { parseLearner, readLearner, toStoredLearner } from './stored-learner';

const learningOf = (uid: string) => collection(firestore, 'users', uid, 'learning');
const resultsOf = (uid: string) => collection(firestore, 'users', uid, 'results');

/** What is stored of the learner's answers. Throws DataError. */
export async function getLearner(uid: string): Promise<Learner> {
  const found = await request(() => getDocs(query(learningOf(uid), limit(shards.length))));
  const stored = found.docs.map((document) => readLearner(document.ref.path, document.data()));
  const learner = stored.reduce(joinLearners, emptyLearner);
  if (found.docs.length === shards.length) return learner;
  // what is not there yet may lie where it lay before
  const there = new Set(found.docs.map(({ id }) => id));
  const earlier = await listEarlierProgress(uid);
  return joinLearners(
    learner,
    fromEarlier(earlier, (id) => !there.has(shardOf(id))),
  );
}

/** The part of the learner in a document that is to be written, or what was stored before of its categories. */
async function readPart(
  uid: string,
  document: DocumentSnapshot,
  answers: readonly AnswerEvent[],
): Promise<Learner> {
  if (document.exists()) return parseLearner(document.ref.path, document.data());
  const earlier = await listEarlierProgress(uid);
  return fromEarlier(earlier, (id) => shardOf(id) === document.id, answers);
}

/** The answers without those to new questions for which there is no room. */
function thatFit({ categories }: Learner, answers: readonly AnswerEvent[]): readonly AnswerEvent[] {
  const known = new Set(
    Object.values(categories).flatMap(({ questions }) => Object.keys(questions)),
  );
  return answers.filter(({ questionId }) => {
    if (known.has(questionId)) return true;
    if (known.size >= limits.learningQuestions) return false;
    known.add(questionId);
    return true;
  });
}

/**
 * Counts answers to questions of a category and stores the results of finished sessions, all or nothing. Doing it again
 * changes nothing, and neither does the order in which devices do it. Throws DataError.
 */
export async function saveAnswers(
  uid: string,
  categoryId: string,
  answers: readonly AnswerEvent[],
  results: readonly PracticeResult[],
): Promise<void> {
  const part = doc(learningOf(uid), shardOf(categoryId));
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      if (answers.length > 0) {
        const known = await readPart(uid, await transaction.get(part), answers);
        const learner = foldAnswers(known, thatFit(known, answers));
        transaction.set(part, { ...toStoredLearner(learner), updatedAt: serverTimestamp() });
      }
      for (const { id, startedAt, finishedAt, ...counts } of results) {
        transaction.set(doc(resultsOf(uid), id), {
          kind: 'practice',
          ...counts,
          startedAt: Timestamp.fromMillis(startedAt),
          finishedAt: Timestamp.fromMillis(finishedAt),
        });
      }
    }),
  );
}
