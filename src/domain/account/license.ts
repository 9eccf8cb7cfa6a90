import * as z from 'zod/mini';

export const productIds = ['full', 'tests'] as const;
export const productIdSchema = z.enum(productIds);
export type ProductId = z.infer<typeof productIdSchema>;

export const licenseSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  productId: productIdSchema,
  isActive: z.boolean(),
  expiresAt: z.date(),
});
export type License = z.infer<typeof licenseSchema>;
