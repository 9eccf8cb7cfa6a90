import { createStore, delMany, entries, set } from 'idb-keyval';
import * as z from 'zod/mini';

import { answerEventSchema } from '../../domain/progress/answer-event';
import { practiceResultSchema } from '../../domain/progress/practice-result';
import { logProblem } from '../../lib/log';

/** Something a learner did that the server has not confirmed yet. */
const outboxItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), uid: z.string(), answer: answerEventSchema }),
  z.object({ kind: z.literal('result'), uid: z.string(), result: practiceResultSchema }),
]);
export type OutboxItem = z.infer<typeof outboxItemSchema>;

const database = createStore('teoriklar-outbox', 'items');

/** Takes the place of IndexedDB where that is forbidden or full: such answers last as long as the page. */
const inMemory = new Map<string, OutboxItem>();

/** The same answer or result is the same item, however often it is put in. */
function keyOf(item: OutboxItem): string {
  return `${item.uid}/${item.kind}/${item.kind === 'answer' ? item.answer.id : item.result.id}`;
}

/** Puts an item in; it stays over reloads until it is removed. */
export async function putInOutbox(item: OutboxItem): Promise<void> {
  const key = keyOf(item);
  try {
    await set(key, item, database);
  } catch (error) {
    logProblem('the outbox is kept in memory', error);
    inMemory.set(key, item);
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
