import * as z from 'zod/mini';

import { discountCodeSchema } from '../../domain/purchase/discount-code';
import { timestampSchema } from '../firebase/parse';

/** A document of `discountCodes` with the specification's field names, read as a DiscountCode. */
export const storedDiscountCodeSchema = z.pipe(
  z.pipe(
    z.object({
      code: z.string(),
      discount_percentage: z.number(),
      max_uses: z.number(),
      current_uses: z.number(),
      expires_at: z.nullable(timestampSchema),
      is_active: z.boolean(),
    }),
    z.transform((stored) => ({
      code: stored.code,
      percentage: stored.discount_percentage,
      maxUses: stored.max_uses,
      currentUses: stored.current_uses,
      expiresAt: stored.expires_at,
      isActive: stored.is_active,
    })),
  ),
  discountCodeSchema,
);
