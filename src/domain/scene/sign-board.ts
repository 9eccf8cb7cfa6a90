import * as z from 'zod/mini';

import { signCodes, signLooks } from './sign-looks';

/** One to three road signs by themselves, side by side. */
export const signBoardSchema = z.strictObject({
  signs: z.array(z.enum(signCodes)).check(z.minLength(1), z.maxLength(3)),
});
export type SignBoard = z.infer<typeof signBoardSchema>;

/** How the signs look, in Swedish, without what they mean. */
export function describeSigns({ signs }: SignBoard): string {
  const looks = signs.map((code) => signLooks[code]);
  return signs.length === 1
    ? `Vägmärke: ${looks.join('')}.`
    : `Vägmärken från vänster: ${looks.join('; ')}.`;
}
