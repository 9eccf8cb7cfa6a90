import { startOfDay, swedishDay } from '../calendar-day';
import type { Learner } from '../learning/learner';
import { learnerBefore } from '../learning/learner-before';
import { estimateReadiness, type Readiness } from './readiness';

/** Earlier days that are looked at. */
const pointCount = 7;

/** Days (calendar-day.ts) before today, from the learner's first on and evenly spread: those that a history shows. */
export function historyDays({ categories }: Learner, now: number): number[] {
  const today = swedishDay(now);
  const practised = Object.values(categories).flatMap(({ days }) => Object.keys(days).map(Number));
  const span = today - Math.min(today, ...practised);
  const count = Math.min(pointCount, span);
  return Array.from(
    { length: count },
    (_, index) => today - Math.round((span * (count - index)) / count),
  );
}

/** How ready the learner was at the end of a day, by the answers and tests until then; each takes as long as today's. */
export function readinessOn(
  day: number,
  { learner, exams, ...given }: Omit<Parameters<typeof estimateReadiness>[0], 'now'>,
): Readiness {
  const now = startOfDay(day + 1);
  return estimateReadiness({
    ...given,
    learner: learnerBefore(learner, now),
    exams: exams.filter(({ finishedAt }) => finishedAt < now),
    now,
  });
}
