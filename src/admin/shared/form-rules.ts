import * as z from 'zod/mini';

import { tooLong } from './at-most';

/**
 * A text of at most so many characters. What is longer stays in its field and says so; the browser's own maxLength would
 * cut a pasted text without a word.
 */
export function textUpTo(max: number) {
  return z.string().check(z.maxLength(max, tooLong(max)), z.trim());
}

/** A number as it is typed, which is to fit a schema. */
export function typedNumber(schema: z.ZodMiniType<number, number>, message: string) {
  const fits = (typed: string) => typed !== '' && schema.safeParse(Number(typed)).success;
  return z.pipe(z.string().check(z.refine(fits, message)), z.transform(Number));
}
