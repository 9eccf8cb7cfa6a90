import {
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';

import { foldAnswers } from '../../domain/learning/fold-answers';
import { foldSessions, markSessions } from '../../domain/learning/fold-sessions';
import { emptyLearner, joinLearners, type Learner } from '../../domain/learning/learner';
import { limits } from '../../domain/limits';
import type { AnswerEvent } from '../../domain/progress/answer-event';
import type { FinishedSession } from '../../domain/practice/finished-session';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { fromEarlier, listEarlierProgress } from './earlier-progress';
import { earlierSessionsOf, learningOf } from './refs';
import { shardOf, shards } from './shard';
import { isEarlier, parseLearner, readLearner, toStoredLearner } from './stored-learner';

/**
 * What is stored of the learner's answers. Throws DataError.
 * @param readEarlier reads what was stored before, where the device may know it.
 */
export async function getLearner(uid: string, readEarlier = listEarlierProgress): Promise<Learner> {
  const [found, earlier] = await Promise.all([
    request(() => getDocs(query(learningOf(uid), limit(shards.length)))),
    readEarlier(uid),
  ]);
  const stored = found.docs.map((document) => readLearner(document.ref.path, document.data()));
  const learner = stored.reduce(joinLearners, emptyLearner);
  // what is not there yet may lie where it lay before
  const there = new Set(found.docs.map(({ id }) => id));
  return joinLearners(
    learner,
    fromEarlier(earlier, (id) => !there.has(shardOf(id))),
  );
}

/** Of these sessions those with a document of their own, as they had it before they were counted with the answers. */
async function listEarlierSessions(
  uid: string,
  finished: readonly FinishedSession[],
): Promise<FinishedSession[]> {
  const results = earlierSessionsOf(uid);
  const found = await Promise.all(finished.map(({ id }) => getDoc(doc(results, id))));
  return finished.filter((_, index) => found[index]?.exists());
}

/** What is being sent of one category. */
interface Sent {
  answers: readonly AnswerEvent[];
  finished: readonly FinishedSession[];
}

/** The part of the learner in a document that is to be written, or what was stored before of its categories. */
async function readPart(uid: string, document: DocumentSnapshot, sent: Sent): Promise<Learner> {
  const fields = document.data();
  if (fields !== undefined && !isEarlier(fields)) return parseLearner(document.ref.path, fields);
  const part =
    fields === undefined
      ? fromEarlier(
          await listEarlierProgress(uid),
          (id) => shardOf(id) === document.id,
          sent.answers,
        )
      : parseLearner(document.ref.path, fields);
  return markSessions(part, await listEarlierSessions(uid, sent.finished));
}

/** The answers without those to new questions for which there is no room. */
function answersThatFit(
  { categories }: Learner,
  answers: readonly AnswerEvent[],
): readonly AnswerEvent[] {
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
 * Counts answers to questions of a category and sessions that were finished in it, all or nothing. Doing it again changes
 * nothing, and neither does the order in which devices do it. Throws DataError.
 */
export async function saveAnswers(
  uid: string,
  categoryId: string,
  answers: readonly AnswerEvent[],
  finished: readonly FinishedSession[],
): Promise<void> {
  const part = doc(learningOf(uid), shardOf(categoryId));
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const known = await readPart(uid, await transaction.get(part), { answers, finished });
      const answered = foldAnswers(known, answersThatFit(known, answers));
      const learner = foldSessions(answered, finished);
      transaction.set(part, { ...toStoredLearner(learner), updatedAt: serverTimestamp() });
    }),
  );
}
