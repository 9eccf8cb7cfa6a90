import * as z from 'zod/mini';

import { limits } from '../limits';
import { score, type PracticeSession } from '../practice/session';

/** A finished practice session, stored once under the session's id. */
export const practiceResultSchema = z.object({
  id: z.string().check(z.minLength(1)),
  categoryId: z.string().check(z.minLength(1)),
  answered: z.int().check(z.minimum(1), z.maximum(limits.resultQuestions)),
  right: z.int().check(z.minimum(0)),
  /** Milliseconds since the epoch, by the device. */
  startedAt: z.int(),
  finishedAt: z.int(),
});
export type PracticeResult = z.infer<typeof practiceResultSchema>;

/** The result of a finished session, or null while it runs. */
export function practiceResult(session: PracticeSession): PracticeResult | null {
  const { answered, right } = score(session);
  if (session.finishedAt === null || answered === 0) return null;
  return {
    id: session.id,
    categoryId: session.categoryId,
    answered,
    right,
    startedAt: session.startedAt,
    finishedAt: session.finishedAt,
  };
}
