import * as z from 'zod/mini';

/** Characters of a note. Twin of `isNote` in firestore.rules; not among the limits, as those are loaded with every page. */
export const noteLength = 1000;

/** What an administrator has written down about a customer: a document of `customerNotes`. */
export const customerNoteSchema = z.object({
  id: z.string().check(z.minLength(1)),
  text: z.string(),
  /** The administrator's uid. */
  author: z.string(),
  createdAt: z.date(),
});
export type CustomerNote = z.infer<typeof customerNoteSchema>;
