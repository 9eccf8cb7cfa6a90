import * as z from 'zod/mini';

import { score, type PracticeSession } from './session';

/** A finished practice session, counted once by its id. */
export const finishedSessionSchema = z.object({
  id: z.string().check(z.minLength(1)),
  categoryId: z.string().check(z.minLength(1)),
  /** Milliseconds since the epoch, by the device. */
  startedAt: z.int(),
});
export type FinishedSession = z.infer<typeof finishedSessionSchema>;

/** The session as one that is finished; null while it runs, and where nothing in it was answered. */
export function finishedSession(session: PracticeSession): FinishedSession | null {
  if (session.finishedAt === null || score(session).answered === 0) return null;
  const { id, categoryId, startedAt } = session;
  return { id, categoryId, startedAt };
}
