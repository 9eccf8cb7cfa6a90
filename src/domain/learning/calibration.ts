import { confidences, type Confidence } from '../progress/answer-event';
import { wrongOf, type Learner } from './learner';

/** How many answers a learner gave with one confidence, and how many of them were wrong. */
interface Judgement {
  answered: number;
  wrong: number;
}

/**
 * How often the learner was wrong when sure, unsure and guessing.
 * @param since the first day that counts (calendar-day.ts); all of them if none is given.
 */
export function calibrationOf(learner: Learner, since = -Infinity): Record<Confidence, Judgement> {
  const days = Object.values(learner.categories).flatMap((category) =>
    Object.entries(category.days).flatMap(([day, count]) => (Number(day) >= since ? [count] : [])),
  );
  const judgement = (confidence: Confidence): Judgement => ({
    answered: days.reduce((sum, count) => sum + count[confidence], 0),
    wrong: days.reduce((sum, count) => sum + count[wrongOf[confidence]], 0),
  });
  const [sure, unsure, guessed] = confidences;
  return { sure: judgement(sure), unsure: judgement(unsure), guessed: judgement(guessed) };
}
