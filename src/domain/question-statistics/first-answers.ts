import { signQuizCategory, type Learner } from '../learning/learner';
import type { OptionKey } from '../question/question';

/** A learner's first answer to a question: what statistics need of it, and no time. */
export interface FirstAnswer {
  option: OptionKey;
  isRight: boolean;
  /** Whole seconds that it took; undefined where that is not known. */
  seconds?: number | undefined;
}

/** A learner's first answers in some categories, by category id and the key of a version of a question. */
export type FirstAnswers = Readonly<Record<string, Readonly<Record<string, FirstAnswer>>>>;

/** The first answer to each question of the bank that the learner has answered. */
export function firstAnswersOf({ categories }: Learner): FirstAnswers {
  const bank = Object.entries(categories).filter(([id]) => id !== signQuizCategory);
  return Object.fromEntries(
    bank.map(([categoryId, { questions }]) => [
      categoryId,
      Object.fromEntries(
        Object.entries(questions).map(([id, { first }]): [string, FirstAnswer] => {
          const { option, isRight, seconds } = first;
          return [id, { option, isRight, ...(seconds !== undefined && { seconds }) }];
        }),
      ),
    ]),
  );
}
