import type { FinishedSession } from '../practice/finished-session';
import { keptTime } from '../progress/answer-mark';
import type { Learner } from './learner';
import { draftSeen } from './seen';

/**
 * The learner after these sessions. One that is counted already changes nothing, and neither does the order in which they
 * come. A session is marked under the month in which it began: that is the same in every tab that finishes it.
 */
export function foldSessions(learner: Learner, finished: readonly FinishedSession[]): Learner {
  const seen = draftSeen(learner.seen);
  const added = finished.filter(({ id, startedAt }) => seen.add(id, keptTime(startedAt)));
  return { ...learner, sessions: learner.sessions + added.length, seen: seen.all() };
}

/** The learner after sessions that are counted elsewhere: they are marked here, so that they are not counted again. */
export function markSessions(learner: Learner, finished: readonly FinishedSession[]): Learner {
  return { ...foldSessions(learner, finished), sessions: learner.sessions };
}
