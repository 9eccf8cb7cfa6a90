import * as z from 'zod/mini';

import { limits } from '../limits';
import { answerEvent, thinkingSecondsMax, type AnswerEvent } from '../progress/answer-event';
import { percentage } from '../progress/result-band';
import { optionKeySchema } from '../question/question';
import type { ExamAttempt } from './attempt';
import { examIdSchema } from './exam-id';
import { examAreaSchema, type ExamArea } from './exam-area';
import { shownSchema } from './shown';

const id = z.string().check(z.minLength(1));

/** A question of a finished test and what came of it. */
const markedQuestionSchema = z.object({
  id,
  categoryId: id,
  area: examAreaSchema,
  /** The option that was chosen; null where the question was left. */
  option: z.nullable(optionKeySchema),
  /** The option that was right when the test was drawn. */
  answer: optionKeySchema,
  /** Which version of the question was asked; said only where there have been others. */
  meaningVersion: z.optional(z.int()),
  isRight: z.boolean(),
  isTrial: z.boolean(),
  isFlagged: z.boolean(),
  /** Whether the answer was changed during the test; said only where it was. */
  isChanged: z.optional(z.boolean()),
  /** What the test showed of the question, or a mark of it where there was no room; older tests have neither. */
  shown: z.optional(shownSchema),
  shownMark: z.optional(z.string()),
});
export type MarkedQuestion = z.infer<typeof markedQuestionSchema>;

/** A finished test, stored once under the id of the attempt. */
export const examResultSchema = z.object({
  id,
  examId: examIdSchema,
  isExtended: z.boolean(),
  isShortened: z.boolean(),
  passMark: z.int().check(z.minimum(0)),
  /** Milliseconds since the epoch by the server's clock. */
  startedAt: z.int(),
  finishedAt: z.int(),
  endedBy: z.enum(['learner', 'clock']),
  questions: z.array(markedQuestionSchema).check(z.minLength(1), z.maxLength(limits.examQuestions)),
});
export type ExamResult = z.infer<typeof examResultSchema>;

/** Points in an area, a category or a whole test, of so many that could be had. */
export interface Points {
  right: number;
  scored: number;
}

/** Marks a test that has been handed in; null while it runs. A question that was left is wrong. */
export function markAttempt(attempt: ExamAttempt): ExamResult | null {
  if (attempt.handedIn === null) return null;
  const flagged = new Set(attempt.flagged);
  return {
    id: attempt.id,
    examId: attempt.examId,
    isExtended: attempt.isExtended,
    isShortened: attempt.isShortened,
    passMark: attempt.passMark,
    startedAt: attempt.startedAt,
    finishedAt: attempt.handedIn.at,
    endedBy: attempt.handedIn.by,
    questions: attempt.questions.map((asked) => {
      const { id, categoryId, area, answer, meaningVersion, isTrial, shown } = asked;
      const option = attempt.chosen[id] ?? null;
      const isFlagged = flagged.has(id);
      return {
        id,
        categoryId,
        area,
        option,
        answer,
        isRight: option === answer,
        isTrial,
        isFlagged,
        ...(meaningVersion !== undefined && { meaningVersion }),
        ...(attempt.changed.includes(id) && { isChanged: true }),
        ...(shown !== undefined && { shown }),
      };
    }),
  };
}

/** The points among these questions; trial questions give none. */
export function pointsOf(questions: readonly MarkedQuestion[]): Points {
  const scored = questions.filter(({ isTrial }) => !isTrial);
  return { right: scored.filter(({ isRight }) => isRight).length, scored: scored.length };
}

/** Returns true iff the test is passed: points at or above the pass mark. */
export function isPassed(result: Pick<ExamResult, 'questions' | 'passMark'>): boolean {
  return pointsOf(result.questions).right >= result.passMark;
}

/** Share of the points that passes the test, in whole per cent. */
export function passPercent({ questions, passMark }: Pick<ExamResult, 'questions' | 'passMark'>) {
  return percentage(passMark, pointsOf(questions).scored);
}

/** The points by a property of the questions, in the order in which it first occurs; without those that count nothing. */
function pointsBy<K>(
  questions: readonly MarkedQuestion[],
  keyOf: (question: MarkedQuestion) => K,
): { key: K; points: Points }[] {
  const keys = [...new Set(questions.map(keyOf))];
  return keys
    .map((key) => ({ key, points: pointsOf(questions.filter((one) => keyOf(one) === key)) }))
    .filter(({ points }) => points.scored > 0);
}

/** The points in each area of the test, in the areas' fixed order, as the authority reports them. */
export function pointsByArea(
  questions: readonly MarkedQuestion[],
): { area: ExamArea; points: Points }[] {
  const order = examAreaSchema.options;
  return pointsBy(questions, ({ area }) => area)
    .map(({ key: area, points }) => ({ area, points }))
    .sort((one, other) => order.indexOf(one.area) - order.indexOf(other.area));
}

const share = ({ right, scored }: Points) => right / scored;

/**
 * Where practice helps most: of the area with the lowest share of points the category with the lowest share; null when
 * every point was taken. Of equals the one with more questions, since more is to be had there.
 */
export function weakest(result: ExamResult): { area: ExamArea; categoryId: string } | null {
  const lowest = <T extends { points: Points }>(of: readonly T[]): T | undefined =>
    [...of].sort(
      (one, other) =>
        share(one.points) - share(other.points) || other.points.scored - one.points.scored,
    )[0];
  const area = lowest(pointsByArea(result.questions));
  if (area === undefined || share(area.points) === 1) return null;
  const inArea = result.questions.filter((question) => question.area === area.area);
  const category = lowest(pointsBy(inArea, ({ categoryId }) => categoryId));
  return category === undefined ? null : { area: area.area, categoryId: category.key };
}

/**
 * What the learner answered, for the learning data: nothing for questions that were left. Each took its share of the
 * time.
 */
export function answersOf(result: ExamResult): AnswerEvent[] {
  const time = (result.finishedAt - result.startedAt) / 1000 / result.questions.length;
  const seconds = Math.min(thinkingSecondsMax, Math.max(0, Math.round(time)));
  return result.questions.flatMap((marked) => {
    const { id: questionId, categoryId, option, isRight, meaningVersion } = marked;
    if (option === null) return [];
    const given = { questionId, categoryId, option, isRight, at: result.finishedAt, seconds };
    const asked = meaningVersion === undefined ? given : { ...given, meaningVersion };
    return [answerEvent(result.id, asked)];
  });
}
