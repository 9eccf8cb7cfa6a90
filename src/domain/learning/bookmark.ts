import * as z from 'zod/mini';

/** A question that a learner has saved, or has taken back: the later word stands, whichever device it came from. */
export const bookmarkSchema = z.object({
  questionId: z.string().check(z.minLength(1)),
  categoryId: z.string().check(z.minLength(1)),
  isSaved: z.boolean(),
  /** Milliseconds since the epoch, by the server's clock as well as the device can tell. */
  at: z.int(),
});
export type Bookmark = z.infer<typeof bookmarkSchema>;
