import * as z from 'zod/mini';

import { orderSchema } from '../../domain/purchase/order';
import { timestampSchema } from '../firebase/parse';

/** A document of `orders`, read as an Order. */
export const storedOrderSchema = z.pipe(
  z.extend(orderSchema, {
    createdAt: timestampSchema,
    paidAt: z.nullable(timestampSchema),
  }),
  orderSchema,
);
