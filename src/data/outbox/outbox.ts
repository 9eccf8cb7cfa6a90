import { delMany, entries } from 'idb-keyval';
import * as z from 'zod/mini';

import { bookmarkSchema } from '../../domain/learning/bookmark';
import { answerEventSchema } from '../../domain/progress/answer-event';
import { finishedSessionSchema } from '../../domain/practice/finished-session';
import { deviceStore, setAndCommit } from '../../lib/device-store';
import { localStore } from '../../lib/local-store';
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

/**
 * Has items until the database has committed them: this is written before the next line runs, however soon the page is
 * left. Where IndexedDB is forbidden or full they stay here.
 */
const early = localStore(
  'teoriklar.outbox',
  (stored) => z.record(z.string(), z.unknown()).safeParse(stored).data ?? null,
);

function removeEarly(keys: readonly string[]): void {
  const rest = Object.entries(early.read() ?? {}).filter(([key]) => !keys.includes(key));
  if (rest.length > 0) early.write(Object.fromEntries(rest));
  else early.remove();
}

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
 * Puts items in until they are removed, from the first moment on. Returns true iff the database has them; where it is
 * forbidden or full, nobody knows how long they stay.
 */
export async function putInOutbox(...items: readonly OutboxItem[]): Promise<boolean> {
  const keyed = items.map((item): [string, OutboxItem] => [keyOf(item), item]);
  early.write({ ...early.read(), ...Object.fromEntries(keyed) });
  try {
    await setAndCommit(keyed, database);
  } catch (error) {
    logProblem('the outbox cannot be written', error);
    return false;
  }
  removeEarly(keyed.map(([key]) => key));
  return true;
}

/** The user's items that have not been sent. */
export async function listOutbox(uid: string): Promise<OutboxItem[]> {
  const stored = await entries<string, unknown>(database).catch((error: unknown) => {
    logProblem('the outbox cannot be read', error);
    return [];
  });
  const all = new Map([...stored, ...Object.entries(early.read() ?? {})]);
  return [...all.values()].flatMap((value) => {
    const { data } = outboxItemSchema.safeParse(value);
    return data?.uid === uid ? [data] : [];
  });
}

/** Takes out items that have been sent. */
export async function removeFromOutbox(items: readonly OutboxItem[]): Promise<void> {
  const keys = items.map(keyOf);
  removeEarly(keys);
  await delMany(keys, database).catch((error: unknown) => {
    // sent again later, and folding it again changes nothing
    logProblem('sent items stay in the outbox', error);
  });
}
