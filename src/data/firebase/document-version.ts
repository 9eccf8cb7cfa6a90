import * as z from 'zod/mini';

/** When a document was last written, to the nanosecond, as a text to compare; empty for those that do not tell. */
export const documentVersionSchema = z.pipe(
  z.nullish(z.object({ seconds: z.number(), nanoseconds: z.number() })),
  z.transform((time) =>
    time == null ? '' : `${String(time.seconds)}.${String(time.nanoseconds)}`,
  ),
);
