import type { OptionKey } from '../question/question';
import { lastAnswer, questionsOf, type Learner } from './learner';
import { isConfidentError } from './memory';

/** A question whose latest answer is wrong. */
interface Mistake {
  questionId: string;
  categoryId: string;
  /** The option that was chosen. */
  option: OptionKey;
  /** Milliseconds since the epoch. */
  at: number;
  /** The learner was sure of it. */
  isConfident: boolean;
}

/** Every question whose latest answer is wrong: those that the learner was sure of first, then the latest first. */
export function mistakesOf(learner: Learner): Mistake[] {
  return [...questionsOf(learner).values()]
    .flatMap((record) => {
      const last = lastAnswer(record);
      if (last.isRight) return [];
      const { questionId, categoryId } = record;
      const isConfident = isConfidentError(last);
      return [{ questionId, categoryId, option: last.option, at: last.at, isConfident }];
    })
    .sort((one, other) => Number(other.isConfident) - Number(one.isConfident) || other.at - one.at);
}
