import { signQuizCategory, type Learner, type PastAnswer } from '../learning/learner';
import type { AnswerEvent } from '../progress/answer-event';
import { keptTime } from '../progress/answer-mark';
import type { OptionKey } from '../question/question';

/** A learner's first answer to a question: what statistics need of it, and no time. */
export interface FirstAnswer {
  option: OptionKey;
  isRight: boolean;
  /** Whole seconds that it took; undefined where that is not known. */
  seconds?: number | undefined;
}

/** A learner's first answers in some categories, by category id and question id. */
export type FirstAnswers = Readonly<Record<string, Readonly<Record<string, FirstAnswer>>>>;

function isAnswer(event: AnswerEvent, categoryId: string, questionId: string, first: PastAnswer) {
  return (
    event.categoryId === categoryId &&
    event.questionId === questionId &&
    keptTime(event.at) === first.at &&
    event.option === first.option
  );
}

/**
 * The first answer to each question that the learner has answered.
 * @param known what was made of the learner before: it tells the seconds, which the learner's own record does not.
 * @param events answers that have been folded since then.
 */
export function firstAnswersOf(
  { categories }: Learner,
  known: FirstAnswers,
  events: readonly AnswerEvent[],
): FirstAnswers {
  const bank = Object.entries(categories).filter(([id]) => id !== signQuizCategory);
  return Object.fromEntries(
    bank.map(([categoryId, { questions }]) => [
      categoryId,
      Object.fromEntries(
        Object.entries(questions).map(([id, { first }]): [string, FirstAnswer] => {
          const { option, isRight } = first;
          const given = events.find((event) => isAnswer(event, categoryId, id, first));
          const before = known[categoryId]?.[id];
          if (given === undefined && before?.option === option && before.isRight === isRight) {
            return [id, before];
          }
          const seconds = given?.seconds;
          return [id, { option, isRight, ...(seconds !== undefined && { seconds }) }];
        }),
      ),
    ]),
  );
}
