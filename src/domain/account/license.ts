import * as z from 'zod/mini';

export const productIds = ['full', 'tests'] as const;
export const productIdSchema = z.enum(productIds);
export type ProductId = z.infer<typeof productIdSchema>;

/** The products whose buyer has what this one opens: full access opens the tests too. */
export function productsOpenedBy(productId: ProductId): readonly ProductId[] {
  return productId === 'full' ? productIds : [productId];
}

export const licenseSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  productId: productIdSchema,
  isActive: z.boolean(),
  expiresAt: z.date(),
});
export type License = z.infer<typeof licenseSchema>;
