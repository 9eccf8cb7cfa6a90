import { getDoc, serverTimestamp, writeBatch, type Transaction } from 'firebase/firestore/lite';

import type { Learner } from '../../domain/learning/learner';
import type { AnswerEvent } from '../../domain/progress/answer-event';
import { firstAnswersOf } from '../../domain/question-statistics/first-answers';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { shards, type Shard } from '../shard';
import { firstAnswersOfShard } from './refs';
import { storedFirstAnswersSchema, toStoredAnswers } from './stored-first-answers';

/** Returns true iff one of the answers is now the first one to its question. */
function isNew(before: Learner, after: Learner, answers: readonly AnswerEvent[]): boolean {
  return answers.some(({ categoryId, questionId }) => {
    const known = before.categories[categoryId]?.questions[questionId];
    const first = after.categories[categoryId]?.questions[questionId]?.first;
    return first !== undefined && first !== known?.first;
  });
}

/**
 * Reads, in a transaction that saves answers, what the statistics are to have of them; returns what writes it. Nothing is
 * read where no first answer is among them, and nothing written for a learner who has said no.
 * @param before, after the learner's part without and with the answers.
 */
export async function readyFirstAnswers(
  transaction: Transaction,
  {
    uid,
    shard,
    before,
    after,
    answers,
  }: {
    uid: string;
    shard: Shard;
    before: Learner;
    after: Learner;
    answers: readonly AnswerEvent[];
  },
): Promise<() => void> {
  if (!isNew(before, after, answers)) return () => undefined;
  const reference = firstAnswersOfShard(uid, shard);
  const { data: known } = storedFirstAnswersSchema.safeParse(
    (await transaction.get(reference)).data(),
  );
  if (known?.isShared === false) return () => undefined;
  const first = toStoredAnswers(firstAnswersOf(after, known?.answers ?? {}, answers));
  return () => {
    transaction.set(reference, {
      userId: uid,
      answers: first,
      isShared: true,
      updatedAt: serverTimestamp(),
    });
  };
}

/** Returns true iff the learner's first answers are counted, which they are until he says no. Throws DataError. */
export async function sharesFirstAnswers(uid: string): Promise<boolean> {
  const document = await request(() => getDoc(firstAnswersOfShard(uid, shards[0])));
  return document.get('isShared') !== false;
}

/**
 * Says whether the learner's first answers are counted. With no, those that are stored for it go at once; with yes, they
 * come back with the next new question. Throws DataError.
 */
export async function setSharesFirstAnswers(uid: string, isShared: boolean): Promise<void> {
  const batch = writeBatch(firestore);
  for (const shard of shards) {
    const reference = firstAnswersOfShard(uid, shard);
    const none = { userId: uid, answers: '{}', isShared, updatedAt: serverTimestamp() };
    if (isShared) batch.delete(reference);
    else batch.set(reference, none);
  }
  await request(() => batch.commit());
}
