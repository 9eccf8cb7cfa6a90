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
import { recordKey } from '../../domain/learning/record-key';
import { limits } from '../../domain/limits';
import type { AnswerEvent } from '../../domain/progress/answer-event';
import type { FinishedSession } from '../../domain/practice/finished-session';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { writeFirstAnswers } from '../first-answers/write';
import { fromEarlier, listEarlierProgress } from './earlier-progress';
import { earlierSessionsOf, learningOf } from './refs';
import { shardOf, shards, type Shard } from '../shard';
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

/** What is being sent to one document. */
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
  return answers.filter(({ questionId, meaningVersion }) => {
    const key = recordKey(questionId, meaningVersion);
    if (known.has(key)) return true;
    if (known.size >= limits.learningQuestions) return false;
    known.add(key);
    return true;
  });
}

/** Returns true iff one of the answers is now the first one to its question. */
function hasNewFirst(before: Learner, after: Learner, answers: readonly AnswerEvent[]): boolean {
  return answers.some(({ categoryId, questionId, meaningVersion }) => {
    const key = recordKey(questionId, meaningVersion);
    const known = before.categories[categoryId]?.questions[key];
    return after.categories[categoryId]?.questions[key]?.first !== known?.first;
  });
}

/**
 * Counts what is sent in one document, and hands out the first answers where one is new, unless the learner has said no.
 * @param chosen what the learner says of that now; undefined where it stays as it was.
 */
async function changePart(
  uid: string,
  shard: Shard,
  { answers, finished }: Sent,
  chosen?: boolean,
): Promise<void> {
  const part = doc(learningOf(uid), shard);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(part);
      const known = await readPart(uid, document, { answers, finished });
      const answered = foldAnswers(known, answersThatFit(known, answers));
      const learner = foldSessions(answered, finished);
      const isShared = chosen ?? document.get('isShared') !== false;
      transaction.set(part, {
        ...toStoredLearner(learner),
        ...(!isShared && { isShared }),
        updatedAt: serverTimestamp(),
      });
      if (chosen !== undefined || (isShared && hasNewFirst(known, learner, answers))) {
        writeFirstAnswers(transaction, { uid, shard, learner: isShared ? learner : null });
      }
    }),
  );
}

/**
 * Counts answers to questions, and sessions that were finished, in categories that one document holds, all or nothing.
 * Doing it again changes nothing, and neither does the order in which devices do it. Throws DataError.
 */
export async function saveAnswers(
  uid: string,
  shard: Shard,
  answers: readonly AnswerEvent[],
  finished: readonly FinishedSession[],
): Promise<void> {
  await changePart(uid, shard, { answers, finished });
}

/** Returns true iff the learner's first answers are counted, which they are until he says no. Throws DataError. */
export async function sharesFirstAnswers(uid: string): Promise<boolean> {
  const document = await request(() => getDoc(doc(learningOf(uid), shards[0])));
  return document.get('isShared') !== false;
}

/**
 * Says whether the learner's first answers are counted: with no those that are handed out go at once, with yes they come
 * back. Throws DataError.
 */
export async function setSharesFirstAnswers(uid: string, isShared: boolean): Promise<void> {
  const nothing = { answers: [], finished: [] };
  await Promise.all(shards.map((shard) => changePart(uid, shard, nothing, isShared)));
}
