import * as z from 'zod/mini';

import { questionSchema } from '../../../domain/question/question';
import { localStore, type LocalStore } from '../../../lib/local-store';

/** How long what was done to many questions can be undone. */
const undoableMs = 10 * 60 * 1000;

const recordSchema = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  doneAt: z.number(),
  /** What was done, as a sentence. */
  text: z.string(),
  /** The tag that was put on the questions, or taken off them, where that is what was done. */
  tag: z.optional(z.object({ tag: z.string(), isSet: z.boolean() })),
  steps: z.array(z.object({ before: questionSchema, after: z.nullable(questionSchema) })),
});

/** Something that was done to many questions, with what it takes to undo it. */
export type UndoRecord = z.infer<typeof recordSchema>;

/** Milliseconds until it cannot be undone any more. */
export function timeLeft({ doneAt }: UndoRecord): number {
  return doneAt + undoableMs - Date.now();
}

function parse(stored: unknown): UndoRecord[] {
  const records = Array.isArray(stored) ? stored : [];
  return records.flatMap((record) => {
    const read = recordSchema.safeParse(record);
    return read.success && timeLeft(read.data) > 0 ? [read.data] : [];
  });
}

export const undoKey = (uid: string) => `teoriklar.undo.${uid}`;

/** What the administrator can undo on this device, the latest last; it outlives a reload, and every tab has the same. */
export function undoStore(uid: string): LocalStore<UndoRecord[]> {
  return localStore(undoKey(uid), parse);
}
