import * as z from 'zod/mini';

/** A code of `discountCodes/{CODE}`, as whoever knows it may see it. */
export const discountCodeSchema = z.object({
  code: z.string().check(z.minLength(1)),
  percentage: z.int().check(z.minimum(1), z.maximum(100)),
  /** Null where the code has no end. */
  expiresAt: z.nullable(z.date()),
  isActive: z.boolean(),
  isUsedUp: z.boolean(),
});
export type DiscountCode = z.infer<typeof discountCodeSchema>;

/** How often a code may be used and has been: a document of `discountUses/{CODE}`, for administrators only. */
export const discountUsesSchema = z.object({
  maxUses: z.int().check(z.minimum(1)),
  currentUses: z.int().check(z.minimum(0)),
});

/** A code as an administrator sees it. */
export type ManagedDiscountCode = DiscountCode & z.infer<typeof discountUsesSchema>;

/** Why a code cannot be used by anybody. */
export type DiscountProblem = 'unknown' | 'inactive' | 'expired' | 'usedUp';

/** A code as it is stored: without spaces around it, in capitals. */
export function normalizeCode(text: string): string {
  return text.trim().toUpperCase();
}

/** Returns why nobody can use the code now, or null when it can be used. Twin of `isUsable` in firestore.rules. */
export function findDiscountProblem(code: DiscountCode | null, now: Date): DiscountProblem | null {
  if (code === null) return 'unknown';
  if (!code.isActive) return 'inactive';
  if (code.expiresAt !== null && code.expiresAt <= now) return 'expired';
  return code.isUsedUp ? 'usedUp' : null;
}
