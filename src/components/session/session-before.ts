import * as z from 'zod/mini';

/** The session whose questions are practised once more: what it was of, and its address. */
const sessionBeforeSchema = z.object({ name: z.string(), path: z.string() });
export type SessionBefore = z.infer<typeof sessionBeforeSchema>;

/** Returns what the state of an address tells of it; undefined where it tells nothing. */
export function sessionBeforeOf(state: unknown): SessionBefore | undefined {
  return z.object({ before: sessionBeforeSchema }).safeParse(state).data?.before;
}
