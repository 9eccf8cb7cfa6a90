import type { AnswerEvent } from '../../domain/progress/answer-event';
import type { FinishedSession } from '../../domain/practice/finished-session';
import type * as Queries from '../learning/queries';
import type * as Repository from '../learning/repository';
import { groupBy } from '../../lib/group-by';
import { logProblem } from '../../lib/log';
import { inOneTab } from '../../lib/one-tab';
import { toServerTime } from '../../lib/server-clock';
import { forgetExpired } from '../device-cache';
import { isDataError } from '../errors';
import { listOutbox, putInOutbox, removeFromOutbox, type OutboxItem } from './outbox';

/** Answers that may wait before they are sent; a session of usual length is sent as one. */
const batch = 20;

/** What answers come to is needed from the first answer on, not for the first question. */
const learning = {
  saveAnswers: async (...given: Parameters<typeof Repository.saveAnswers>) =>
    (await import('../learning/repository')).saveAnswers(...given),
  showAnswers: async (...given: Parameters<typeof Queries.showAnswers>) =>
    (await import('../learning/queries')).showAnswers(...given),
  showSession: async (...given: Parameters<typeof Queries.showSession>) =>
    (await import('../learning/queries')).showSession(...given),
};

type PracticeItem = Extract<OutboxItem, { kind: 'answer' | 'result' }>;

const isPractice = (item: OutboxItem): item is PracticeItem =>
  item.kind === 'answer' || item.kind === 'result';

const categoryOf = (item: PracticeItem) =>
  item.kind === 'answer' ? item.answer.categoryId : item.result.categoryId;

async function sendCategory(uid: string, categoryId: string, items: readonly PracticeItem[]) {
  const answers = items.flatMap((item) => (item.kind === 'answer' ? [item.answer] : []));
  const finished = items.flatMap((item) => (item.kind === 'result' ? [item.result] : []));
  await learning.saveAnswers(uid, categoryId, answers, finished);
  await removeFromOutbox(items);
}

type ExamItem = Extract<OutboxItem, { kind: 'exam' }>;
type BookmarkItem = Extract<OutboxItem, { kind: 'bookmark' }>;

/** Stores what was saved and taken back since, the latest word on each question. */
async function sendBookmarks(uid: string, items: readonly BookmarkItem[]): Promise<void> {
  const { saveBookmarks } = await import('../saved/repository');
  await saveBookmarks(
    uid,
    items.map(({ bookmark }) => bookmark),
  );
  await removeFromOutbox(items);
}

/** Stores a finished test; its code is none of practice's. */
async function sendExam(uid: string, item: ExamItem): Promise<void> {
  const { storeExam } = await import('../exams/store-exam');
  await storeExam(uid, item.exam);
  await removeFromOutbox([item]);
}

/** What can be sent by itself: each test, what belongs to one category, and the bookmarks. */
function listSendings(uid: string, items: readonly OutboxItem[]) {
  const exams = items.flatMap((item) =>
    item.kind === 'exam'
      ? [{ what: `the test ${item.exam.id} waits`, send: () => sendExam(uid, item) }]
      : [],
  );
  const bookmarks = items.filter((item) => item.kind === 'bookmark');
  const byCategory = [...groupBy(items.filter(isPractice), categoryOf)];
  return [
    ...exams,
    ...byCategory.map(([id, ofCategory]) => ({
      what: `answers in ${id} wait`,
      send: () => sendCategory(uid, id, ofCategory),
    })),
    ...(bookmarks.length === 0
      ? []
      : [{ what: 'bookmarks wait', send: () => sendBookmarks(uid, bookmarks) }]),
  ];
}

async function sendAll(uid: string, items: readonly OutboxItem[]): Promise<void> {
  let isRefused = false;
  for (const { what, send } of listSendings(uid, items)) {
    try {
      await send();
    } catch (error) {
      logProblem(`${what} on the device`, error);
      // without a network nothing else need be tried
      if (isDataError(error, 'network')) return;
      isRefused ||= isDataError(error, 'permission-denied');
    }
  }
  if (!isRefused) return;
  // blocked for a time, or gone for good
  const { forgetIfGone } = await import('../account/forget-on-device');
  await forgetIfGone(uid);
}

/** Sends what waits in the outbox; what cannot be sent stays there for the next time. Never throws. */
export async function flushAnswers(uid: string): Promise<void> {
  try {
    // where the browser cannot tell tabs apart, sending twice changes nothing
    await inOneTab('teoriklar-outbox', async () => sendAll(uid, await listOutbox(uid)));
  } catch (error) {
    logProblem('answers wait on the device', error);
  }
}

/** Shows what is kept in the cached progress. */
async function shown(show: () => Promise<void>): Promise<void> {
  try {
    await show();
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
  await shown(() => learning.showAnswers(uid, [answer]));
  const waiting = await listOutbox(uid);
  if (!isKept || waiting.length % batch === 0) await flushAnswers(uid);
}

/** Keeps a finished session on the device, shows it in the cached progress, and sends everything that waits. */
export async function recordSession(uid: string, finished: FinishedSession): Promise<void> {
  await putInOutbox({ kind: 'result', uid, result: finished });
  await shown(() => learning.showSession(uid, finished));
  await flushAnswers(uid);
}

/** Sends the user's waiting answers now, when the network returns and when the page is hidden. Returns what stops it. */
export function startSync(uid: string): () => void {
  const flush = () => void flushAnswers(uid);
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  flush();
  void forgetExpired();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flushWhenHidden);
  return () => {
    window.removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', flushWhenHidden);
  };
}
