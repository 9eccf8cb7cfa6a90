import { isRightToday, type AskedVersion } from '../question/meaning';
import { recordKey } from './record-key';
import { lastAnswer, versionsOf, type Learner } from './learner';
import { meaningVersionOf } from '../question/meaning';

/** A question whose latest answer is judged otherwise than when it was given, since its key has been corrected. */
export interface Correction {
  questionId: string;
  categoryId: string;
  /** By the key as it is today. */
  isRight: boolean;
  /** Milliseconds since the epoch, of the answer. */
  at: number;
}

/** What learners are to be told of keys that were corrected, until they answer the question anew; the latest first. */
export function correctionsOf(
  learner: Learner,
  questions: readonly (AskedVersion & { categoryId: string })[],
): Correction[] {
  const records = versionsOf(learner);
  return questions
    .flatMap((question): Correction[] => {
      const record = records.get(recordKey(question.id, meaningVersionOf(question)));
      if (record === undefined) return [];
      const last = lastAnswer(record);
      const isRight = isRightToday(question, last);
      if (isRight === last.isRight) return [];
      return [{ questionId: question.id, categoryId: question.categoryId, isRight, at: last.at }];
    })
    .sort((one, other) => other.at - one.at);
}
