import * as z from 'zod/mini';

import { limits } from '../limits';
import { percentage } from '../practice/result-band';
import { optionKeySchema } from '../question/question';
import type { AnswerEvent } from './answer-event';

/** What is known of a learner and one question: the latest answer, and how often it was answered. */
export const questionProgressSchema = z.object({
  eventId: z.string().check(z.minLength(1)),
  option: optionKeySchema,
  isRight: z.boolean(),
  at: z.int(),
  answered: z.int().check(z.minimum(1)),
  right: z.int().check(z.minimum(0)),
  /** Ids of the events folded last, so that one that is sent again is known. */
  recent: z._default(z.array(z.string()), []),
});
type QuestionProgress = z.infer<typeof questionProgressSchema>;

/** A learner's progress in one category, by question id. */
export type CategoryProgress = Readonly<Record<string, QuestionProgress>>;

/** Events of one question that are remembered: far more than can wait on a device for the same question. */
const remembered = 12;

/** Returns true iff the event came after what is known: later, or at the same time with a greater id. */
function isLater(known: QuestionProgress, event: AnswerEvent): boolean {
  return event.at > known.at || (event.at === known.at && event.id > known.eventId);
}

/** One more answer to a question. One that another device gave earlier is counted, but the later one stays latest. */
function foldAnswer(known: QuestionProgress | undefined, event: AnswerEvent): QuestionProgress {
  const { id: eventId, option, isRight, at } = event;
  const latest =
    known === undefined || isLater(known, event) ? { eventId, option, isRight, at } : known;
  return {
    eventId: latest.eventId,
    option: latest.option,
    isRight: latest.isRight,
    at: latest.at,
    answered: (known?.answered ?? 0) + 1,
    right: (known?.right ?? 0) + (isRight ? 1 : 0),
    recent: [...(known?.recent ?? []), eventId].slice(-remembered),
  };
}

/**
 * Folds events into the progress of their category. An event that is already folded changes nothing, so a batch can be
 * sent again after a lost answer; the order in which devices report does not matter. At the limit of a document's size
 * no new question is added.
 */
export function foldAnswers(
  progress: CategoryProgress,
  events: readonly AnswerEvent[],
): CategoryProgress {
  const folded: Record<string, QuestionProgress> = { ...progress };
  const inOrder = [...events].sort(
    (one, other) => one.at - other.at || (one.id < other.id ? -1 : 1),
  );
  for (const event of inOrder) {
    const known = folded[event.questionId];
    if (known?.recent.includes(event.id) === true || known?.eventId === event.id) continue;
    if (known === undefined && Object.keys(folded).length >= limits.progressQuestions) continue;
    folded[event.questionId] = foldAnswer(known, event);
  }
  return folded;
}

/** Where a learner stands in a category. */
export interface CategoryStanding {
  answered: number;
  right: number;
  /** Share of the category's questions whose latest answer is right, whole per cent. */
  percent: number;
  /** All questions answered and at least 80 % right. */
  isFinished: boolean;
}

/**
 * Returns the standing in a category of `questionCount` questions. Answers to questions that have since been removed
 * may make more answers than questions; the figures stay within 100 %.
 */
export function categoryStanding(
  progress: CategoryProgress,
  questionCount: number,
): CategoryStanding {
  const latest = Object.values(progress);
  const answered = Math.min(latest.length, questionCount);
  const right = Math.min(latest.filter((question) => question.isRight).length, answered);
  const percent = percentage(right, questionCount);
  return {
    answered,
    right,
    percent,
    isFinished: questionCount > 0 && answered === questionCount && percent >= 80,
  };
}

/** Sums standings: questions answered, share of them right in whole per cent, finished categories. */
export function overallStanding(standings: readonly CategoryStanding[]): {
  answered: number;
  percent: number;
  finished: number;
} {
  const answered = standings.reduce((sum, standing) => sum + standing.answered, 0);
  const right = standings.reduce((sum, standing) => sum + standing.right, 0);
  return {
    answered,
    percent: percentage(right, answered),
    finished: standings.filter((standing) => standing.isFinished).length,
  };
}
