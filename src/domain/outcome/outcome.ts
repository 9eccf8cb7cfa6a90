import * as z from 'zod/mini';

import { examIdSchema } from '../exam/exam-id';
import { pointsSchema } from '../learning/plan';
import { limits } from '../limits';
import { sum } from '../sum';

/** How a real test went, as the learner says, and what was foretold on the day before it. */
export const outcomeSchema = z.object({
  examId: examIdSchema,
  /** Which of the learner's tests of the kind it is, from 0. */
  number: z.int().check(z.minimum(0), z.maximum(limits.outcomesOfExam - 1)),
  /** calendar-day.ts */
  testDay: z.int().check(z.minimum(0)),
  isPassed: z.boolean(),
  /** Points by area, as the authority's letter has them; empty where the learner has not said. */
  points: pointsSchema,
  /** Points in all, where the learner has said them; null where he has not, as in what was told before there were such. */
  total: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(limits.examQuestions))), null),
  /** 0–1, on the evening before the test; null where nothing could be said. */
  chance: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  /** The readinessModelVersion that foretold it. */
  modelVersion: z.int().check(z.minimum(1)),
  /** Whether the learner lets it be compared with what was foretold, together with others'. */
  isShared: z.boolean(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** The points that a test gave in all, by its areas or, without them, in the learner's word; undefined where none was said. */
export function pointsInAll({
  points,
  total,
}: Pick<Outcome, 'points' | 'total'>): number | undefined {
  return points.length > 0 ? sum(points.map(({ right }) => right)) : (total ?? undefined);
}

/**
 * Which of the learner's tests of a kind one on this day is: the one on the same day, else the first number that is free,
 * else that of the earliest.
 * @param outcomes all that the learner has said.
 */
export function numberOf(
  outcomes: readonly Outcome[],
  examId: Outcome['examId'],
  testDay: number,
): number {
  const ofExam = outcomes.filter((one) => one.examId === examId);
  const sameDay = ofExam.find((one) => one.testDay === testDay);
  if (sameDay !== undefined) return sameDay.number;
  const used = new Set(ofExam.map(({ number }) => number));
  const free = Array.from({ length: limits.outcomesOfExam }, (_, number) => number).find(
    (number) => !used.has(number),
  );
  const [earliest] = [...ofExam].sort((one, other) => one.testDay - other.testDay);
  return free ?? earliest?.number ?? 0;
}
