import * as z from 'zod/mini';

/** A code of `discountCodes/{CODE}`. */
export const discountCodeSchema = z.object({
  code: z.string().check(z.minLength(1)),
  percentage: z.int().check(z.minimum(1), z.maximum(100)),
  maxUses: z.int().check(z.minimum(1)),
  currentUses: z.int().check(z.minimum(0)),
  /** Null where the code has no end. */
  expiresAt: z.nullable(z.date()),
  isActive: z.boolean(),
});
export type DiscountCode = z.infer<typeof discountCodeSchema>;

/** Why a code cannot be used. */
export type DiscountProblem = 'unknown' | 'inactive' | 'expired' | 'usedUp';

/** A code as it is stored: without spaces around it, in capitals. */
export function normalizeCode(text: string): string {
  return text.trim().toUpperCase();
}

/** Returns why the code cannot be used now, or null when it can. Twin of `isUsable` in firestore.rules. */
export function findDiscountProblem(code: DiscountCode | null, now: Date): DiscountProblem | null {
  if (code === null) return 'unknown';
  if (!code.isActive) return 'inactive';
  if (code.expiresAt !== null && code.expiresAt <= now) return 'expired';
  return code.currentUses >= code.maxUses ? 'usedUp' : null;
}
