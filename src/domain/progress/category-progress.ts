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
});
type QuestionProgress = z.infer<typeof questionProgressSchema>;

/** A learner's progress in one category, by question id. */
export type CategoryProgress = Readonly<Record<string, QuestionProgress>>;

/** Returns true iff the event came after what is known: later, or at the same time with a greater id. */
function isNews(known: QuestionProgress | undefined, event: AnswerEvent): boolean {
  if (known === undefined) return true;
  return event.at > known.at || (event.at === known.at && event.id > known.eventId);
}

/**
 * Folds events into the progress of their category, oldest first. An event that is already folded, or older than what
 * another device has reported for the same question, changes nothing; so a batch can be sent again after a lost
 * answer. At the limit of a document's size no new question is added.
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
    if (!isNews(known, event)) continue;
    if (known === undefined && Object.keys(folded).length >= limits.progressQuestions) continue;
    folded[event.questionId] = {
      eventId: event.id,
      option: event.option,
      isRight: event.isRight,
      at: event.at,
      answered: (known?.answered ?? 0) + 1,
      right: (known?.right ?? 0) + (event.isRight ? 1 : 0),
    };
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
