import * as z from 'zod/mini';

/** What is said of a sign, in Swedish: what it means, in own words, and what it demands of a driver, if anything. */
export const signTextSchema = z.strictObject({
  meaning: z.string().check(z.minLength(10), z.maxLength(260)),
  demand: z.optional(z.string().check(z.minLength(10), z.maxLength(300))),
});

/** What is said of a sign. */
export type SignText = z.infer<typeof signTextSchema>;

/** What is said of signs, by their code. */
export type SignTexts = Readonly<Record<string, SignText>>;
