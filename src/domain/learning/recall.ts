import { swedishDay } from '../calendar-day';
import { lastAnswer, questionsIn, type Learner } from './learner';
import { remember } from './memory';

/** How many questions of a category are in which state. */
export interface Recall {
  /** Answered rightly last, and not due again yet. */
  known: number;
  /** Due again, or answered wrongly last. */
  fading: number;
  /** Never answered. */
  unseen: number;
}

/**
 * How well a learner has a category. Where answers to questions that have since been removed are among them the sum stays
 * its number of questions.
 * @param now milliseconds since the epoch.
 */
export function recallOf(
  learner: Learner,
  { id, questionCount }: { id: string; questionCount: number },
  now: number,
): Recall {
  const today = swedishDay(now);
  const records = [...questionsIn(learner, id).values()];
  const isKnown = (record: (typeof records)[number]) =>
    lastAnswer(record).isRight && (remember(record.latest).memory?.dueDay ?? 0) > today;
  const answered = Math.min(records.length, questionCount);
  const known = Math.min(records.filter(isKnown).length, answered);
  return { known, fading: answered - known, unseen: questionCount - answered };
}
