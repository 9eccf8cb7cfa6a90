import * as z from 'zod/mini';

/**
 * What is said of a sign, in Swedish: what it looks like, without saying what it means, for those who cannot see it;
 * what it means, in own words; and what it demands of a driver, where it demands something.
 */
export const signTextSchema = z.strictObject({
  look: z.string().check(z.minLength(10), z.maxLength(160)),
  meaning: z.string().check(z.minLength(10), z.maxLength(260)),
  demand: z.optional(z.string().check(z.minLength(10), z.maxLength(300))),
});

/** What is said of a sign. */
export type SignText = z.infer<typeof signTextSchema>;

/** What is said of signs, by their code. */
export type SignTexts = Readonly<Record<string, SignText>>;
