import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { licenseSchema, productIdSchema, type License } from '../../domain/account/license';
import { firestore } from '../firebase/firestore';
import { parseList, timestampSchema } from '../firebase/parse';
import { request } from '../firebase/request';

const storedLicenseSchema = z.pipe(
  z.object({
    userId: z.string(),
    productId: productIdSchema,
    isActive: z.boolean(),
    expiresAt: timestampSchema,
  }),
  licenseSchema,
);

/** The user's licences that are switched on, ended ones included. Throws DataError. */
export async function listActiveLicenses(uid: string): Promise<License[]> {
  const found = await request(() =>
    getDocs(
      query(
        collection(firestore, 'licenses'),
        where('userId', '==', uid),
        where('isActive', '==', true),
        limit(10),
      ),
    ),
  );
  return parseList(storedLicenseSchema, found.docs);
}
