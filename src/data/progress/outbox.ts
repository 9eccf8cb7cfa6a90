import { delMany, entries } from 'idb-keyval';
import * as z from 'zod/mini';

import { bookmarkSchema } from '../../domain/learning/bookmark';
import { answerEventSchema } from '../../domain/progress/answer-event';
import { finishedSessionSchema } from '../../domain/progress/finished-session';
import { deviceStore, setAtOnce } from '../../lib/device-store';
import { logProblem } from '../../lib/log';

/** Something a learner did that the server has not confirmed yet. */
const outboxItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), uid: z.string(), answer: answerEventSchema }),
  // called so when it had a document of its own: such may wait still
  z.object({ kind: z.literal('result'), uid: z.string(), result: finishedSessionSchema }),
  z.object({ kind: z.literal('bookmark'), uid: z.string(), bookmark: bookmarkSchema }),
  // a finished test; read in full by data/exams, so that practice need not know what one is
  z.object({ kind: z.literal('exam'), uid: z.string(), exam: z.looseObject({ id: z.string() }) }),
]);
export type OutboxItem = z.infer<typeof outboxItemSchema>;

const database = deviceStore('teoriklar-outbox', 'items');

/** Takes the place of IndexedDB where that is forbidden or full: such answers last as long as the page. */
const inMemory = new Map<string, OutboxItem>();

function idOf(item: OutboxItem): string {
  switch (item.kind) {
    case 'answer':
      return item.answer.id;
    case 'result':
      return item.result.id;
    case 'exam':
      return item.exam.id;
    case 'bookmark':
      return `${item.bookmark.questionId}:${String(item.bookmark.at)}`;
  }
}

/** The same answer, session or test is the same item, however often it is put in. */
function keyOf(item: OutboxItem): string {
  return `${item.uid}/${item.kind}/${idOf(item)}`;
}

/**
 * Puts items in until they are removed. Returns true iff they stay over a reload; where IndexedDB is forbidden or full
 * they last as long as the page.
 */
export async function putInOutbox(...items: readonly OutboxItem[]): Promise<boolean> {
  const keyed = items.map((item): [string, OutboxItem] => [keyOf(item), item]);
  try {
    await setAtOnce(keyed, database);
    return true;
  } catch (error) {
    logProblem('the outbox is kept in memory', error);
    for (const [key, item] of keyed) inMemory.set(key, item);
    return false;
  }
}

/** The user's items that have not been sent. */
export async function listOutbox(uid: string): Promise<OutboxItem[]> {
  const stored = await entries<string, unknown>(database).catch((error: unknown) => {
    logProblem('the outbox cannot be read', error);
    return [];
  });
  return [...stored, ...inMemory].flatMap(([, value]) => {
    const { data } = outboxItemSchema.safeParse(value);
    return data?.uid === uid ? [data] : [];
  });
}

/** Takes out items that have been sent. */
export async function removeFromOutbox(items: readonly OutboxItem[]): Promise<void> {
  const keys = items.map(keyOf);
  for (const key of keys) inMemory.delete(key);
  await delMany(keys, database).catch((error: unknown) => {
    // sent again later, and folding it again changes nothing
    logProblem('sent items stay in the outbox', error);
  });
}
