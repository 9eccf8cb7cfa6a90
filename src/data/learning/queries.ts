import { queryOptions } from '@tanstack/react-query';

import { foldAnswers } from '../../domain/learning/fold-answers';
import { foldSessions } from '../../domain/learning/fold-sessions';
import type { Learner } from '../../domain/learning/learner';
import type { AnswerEvent } from '../../domain/progress/answer-event';
import type { FinishedSession } from '../../domain/practice/finished-session';
import { isDataError } from '../errors';
import { listOutbox } from '../outbox/outbox';
import { changeCached, onDevice } from '../device-cache';
import { queryClient } from '../query-client';
import { earlierProgressOptions } from './earlier-progress';
import { getLearner } from './repository';

/** What is stored; without a network what this device knows of it. */
async function readStored(uid: string): Promise<Learner> {
  try {
    return await getLearner(uid, (of) => queryClient.query(earlierProgressOptions(of)));
  } catch (error) {
    const known = queryClient.getQueryData(learnerOptions(uid).queryKey);
    if (known === undefined || !isDataError(error, 'network')) throw error;
    return known;
  }
}

async function readWithWaiting(uid: string): Promise<Learner> {
  // before and after: one that is sent meanwhile is in neither what is read nor what waits then
  const before = await listOutbox(uid);
  const stored = await readStored(uid);
  const waiting = [...before, ...(await listOutbox(uid))];
  const answers = waiting.flatMap((item) => (item.kind === 'answer' ? [item.answer] : []));
  const finished = waiting.flatMap((item) => (item.kind === 'result' ? [item.result] : []));
  return foldSessions(foldAnswers(stored, answers), finished);
}

/** What the learner's answers and sessions come to, with those that still wait on this device; three documents. */
export function learnerOptions(uid: string) {
  return queryOptions<Learner>({
    // what older versions of the program keep on the device has no sessions
    queryKey: ['learner', 'with sessions', uid],
    queryFn: () => readWithWaiting(uid),
    // another page load may have answered since
    staleTime: 0,
    ...onDevice,
  });
}

/** Counts answers in what is shown. */
export async function showAnswers(uid: string, answers: readonly AnswerEvent[]): Promise<void> {
  await changeCached(learnerOptions(uid), (known) => foldAnswers(known, answers));
}

/** Counts a finished session in what is shown. */
export async function showSession(uid: string, finished: FinishedSession): Promise<void> {
  await changeCached(learnerOptions(uid), (known) => foldSessions(known, [finished]));
}
