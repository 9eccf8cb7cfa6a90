import type { AnswerEvent } from '../../domain/progress/answer-event';
import type { PracticeResult } from '../../domain/progress/practice-result';
import { groupBy } from '../../lib/group-by';
import { logProblem } from '../../lib/log';
import { isDataError } from '../errors';
import { queryClient } from '../query-client';
import { listOutbox, putInOutbox, removeFromOutbox, type OutboxItem } from './outbox';
import { foldIntoProgress, progressOptions } from './queries';
import { saveProgress } from './repository';

/** Answers that may wait before they are sent; a session of usual length is sent as one. */
const batch = 20;

const categoryOf = (item: OutboxItem) =>
  item.kind === 'answer' ? item.answer.categoryId : item.result.categoryId;

/** Sends what waits in one category. Returns false when there is no network, so that nothing else need be tried. */
async function sendCategory(
  uid: string,
  categoryId: string,
  items: readonly OutboxItem[],
): Promise<boolean> {
  const answers = items.flatMap((item) => (item.kind === 'answer' ? [item.answer] : []));
  const results = items.flatMap((item) => (item.kind === 'result' ? [item.result] : []));
  try {
    await saveProgress(uid, categoryId, answers, results);
    await removeFromOutbox(items);
  } catch (error) {
    logProblem(`answers in ${categoryId} wait on the device`, error);
    return !isDataError(error, 'network');
  }
  return true;
}

async function sendAll(uid: string): Promise<void> {
  for (const [categoryId, items] of groupBy(await listOutbox(uid), categoryOf)) {
    if (!(await sendCategory(uid, categoryId, items))) return;
  }
}

/** One sender at a time, over all tabs where the browser can tell; without that, sending twice changes nothing. */
async function alone(run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('teoriklar-outbox', run);
  else await run();
}

/** Sends what waits in the outbox; what cannot be sent stays there for the next time. Never throws. */
export async function flushAnswers(uid: string): Promise<void> {
  await alone(() => sendAll(uid));
}

/** Keeps an answer on the device, shows it in the cached progress, and sends when enough have gathered. */
export async function recordAnswer(uid: string, answer: AnswerEvent): Promise<void> {
  await putInOutbox({ kind: 'answer', uid, answer });
  queryClient.setQueryData(progressOptions(uid).queryKey, (known) =>
    known === undefined ? undefined : foldIntoProgress(known, [answer]),
  );
  const waiting = await listOutbox(uid);
  if (waiting.length >= batch) await flushAnswers(uid);
}

/** Keeps a finished session's result on the device and sends everything that waits. */
export async function recordResult(uid: string, result: PracticeResult): Promise<void> {
  await putInOutbox({ kind: 'result', uid, result });
  await flushAnswers(uid);
  await queryClient.invalidateQueries({ queryKey: ['sessionCount', uid] });
}

/** Sends the user's waiting answers now, when the network returns and when the page is hidden. Returns what stops it. */
export function startSync(uid: string): () => void {
  const flush = () => void flushAnswers(uid);
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  flush();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flushWhenHidden);
  return () => {
    window.removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', flushWhenHidden);
  };
}
