import * as z from 'zod/mini';

import { productIdSchema } from '../account/license';
import { limits } from '../limits';

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

/** The products as the specification sells them (section 9); what a new database starts with. */
export const standardProducts: readonly Product[] = [
  { id: 'full', name: 'Full åtkomst', price: 1599, months: 4, isActive: true },
  { id: 'tests', name: 'Obegränsade teoriprov', price: 299, months: 4, isActive: true },
];
