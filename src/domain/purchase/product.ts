import * as z from 'zod/mini';

import { productIdSchema } from '../account/license';
import { limits } from '../limits';
import { standardOffer } from './standard-offer';

/** What is sold: a document of `products`, priced by an administrator. */
export const productSchema = z.object({
  id: productIdSchema,
  name: z.string().check(z.minLength(1)),
  /** Whole kronor, VAT included. */
  price: z.int().check(z.minimum(0), z.maximum(limits.priceMax)),
  /** Months of access; licenseEnd says how long a month is. */
  months: z.int().check(z.minimum(1), z.maximum(limits.productMonthsMax)),
  isActive: z.boolean(),
});
export type Product = z.infer<typeof productSchema>;

/** What a new database starts with. */
export const standardProducts: readonly Product[] = [standardOffer.full, standardOffer.tests];
