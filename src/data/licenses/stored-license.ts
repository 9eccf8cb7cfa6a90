import * as z from 'zod/mini';

import { licenseSchema, productIdSchema } from '../../domain/account/license';
import { timestampSchema } from '../firebase/parse';

/** A document of `licenses`, read as a License. */
export const storedLicenseSchema = z.pipe(
  z.object({
    userId: z.string(),
    productId: productIdSchema,
    isActive: z.boolean(),
    expiresAt: timestampSchema,
  }),
  licenseSchema,
);
