import type { AnswerEvent } from '../../domain/progress/answer-event';
import type { FinishedSession } from '../../domain/practice/finished-session';
import { logProblem } from '../../lib/log';
import { toServerTime } from '../../lib/server-clock';
import { flushOutbox } from '../outbox/flush';
import { listOutbox, putInOutbox } from '../outbox/outbox';
import type * as Queries from './queries';
import './sender';

/** Answers that may wait before they are sent: more than a usual sitting has, which is sent as one, with its end. */
const batch = 25;

/**
 * Shows what is kept in the cached progress. What answers come to is needed from the first answer on, not for the first
 * question.
 */
async function shown(show: (queries: typeof Queries) => Promise<void>): Promise<void> {
  try {
    await show(await import('./queries'));
  } catch (error) {
    // without a network the code for it may not be here yet; what waits is counted with the next reading
    logProblem('what is kept is shown later', error);
  }
}

/**
 * Keeps an answer on the device, shows it in the cached progress, and sends when enough have gathered; where the device
 * has no room for it, it is sent at once.
 */
export async function recordAnswer(uid: string, given: AnswerEvent): Promise<void> {
  const answer = { ...given, at: Math.round(toServerTime(given.at)) };
  const isKept = await putInOutbox({ kind: 'answer', uid, answer });
  await shown(({ showAnswers }) => showAnswers(uid, [answer]));
  const waiting = await listOutbox(uid);
  if (!isKept || waiting.length % batch === 0) await flushOutbox(uid);
}

/** Keeps a finished session on the device, shows it in the cached progress, and sends everything that waits. */
export async function recordSession(uid: string, finished: FinishedSession): Promise<void> {
  await putInOutbox({ kind: 'result', uid, result: finished });
  await shown(({ showSession }) => showSession(uid, finished));
  await flushOutbox(uid);
}
