import * as z from 'zod/mini';

import { orderSchema } from '../../domain/purchase/order';
import { timestampSchema } from '../firebase/parse';

/** A document of `orders`, read as an Order. Older ones hold their VAT in whole kronor, as `vat`; one with neither is malformed. */
export const storedOrderSchema = z.pipe(
  z.pipe(
    z.extend(z.omit(orderSchema, { vatOre: true }), {
      vat_ore: z.optional(z.int()),
      vat: z.optional(z.int()),
      months: z._default(orderSchema.shape.months, null),
      isTest: z._default(z.boolean(), false),
      createdAt: timestampSchema,
      updatedAt: z.optional(timestampSchema),
      paidAt: z.nullable(timestampSchema),
      refundedAt: z._default(z.nullable(timestampSchema), null),
      partRefund: z._default(
        z.nullable(z.object({ amount: z.number(), at: timestampSchema, endsLicense: z.boolean() })),
        null,
      ),
    }),
    z.transform(({ vat_ore, vat = NaN, ...order }) => ({ ...order, vatOre: vat_ore ?? vat * 100 })),
  ),
  orderSchema,
);
