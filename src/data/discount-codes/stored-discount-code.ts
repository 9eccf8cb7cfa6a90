import * as z from 'zod/mini';

import { discountCodeSchema, discountUsesSchema } from '../../domain/purchase/discount-code';
import { timestampSchema } from '../firebase/parse';

/** A document of `discountCodes` with the specification's field names, read as a DiscountCode. */
export const storedDiscountCodeSchema = z.pipe(
  z.pipe(
    z.object({
      code: z.string(),
      discount_percentage: z.number(),
      expires_at: z.nullable(timestampSchema),
      is_active: z.boolean(),
      is_used_up: z._default(z.boolean(), false),
    }),
    z.transform((stored) => ({
      code: stored.code,
      percentage: stored.discount_percentage,
      expiresAt: stored.expires_at,
      isActive: stored.is_active,
      isUsedUp: stored.is_used_up,
    })),
  ),
  discountCodeSchema,
);

/** A document of `discountUses` with the specification's field names, read as DiscountUses with the code. */
export const storedDiscountUsesSchema = z.pipe(
  z.pipe(
    z.object({ id: z.string(), max_uses: z.number(), current_uses: z.number() }),
    z.transform((stored) => ({
      code: stored.id,
      maxUses: stored.max_uses,
      currentUses: stored.current_uses,
    })),
  ),
  z.extend(discountUsesSchema, { code: z.string() }),
);
