import { serverTimestamp, type Transaction } from 'firebase/firestore/lite';

import type { Learner } from '../../domain/learning/learner';
import { firstAnswersOf } from '../../domain/question-statistics/first-answers';
import type { Shard } from '../shard';
import { firstAnswersOfShard } from './refs';
import { toStoredAnswers } from './stored-first-answers';

/**
 * Writes, in a transaction that saves a part of a learner, what the statistics are to have of it.
 * @param learner the part; null takes away what they have.
 */
export function writeFirstAnswers(
  transaction: Transaction,
  { uid, shard, learner }: { uid: string; shard: Shard; learner: Learner | null },
): void {
  const reference = firstAnswersOfShard(uid, shard);
  if (learner === null) {
    transaction.delete(reference);
    return;
  }
  const answers = toStoredAnswers(firstAnswersOf(learner));
  transaction.set(reference, { userId: uid, answers, updatedAt: serverTimestamp() });
}
