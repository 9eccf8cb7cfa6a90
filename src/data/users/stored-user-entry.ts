import * as z from 'zod/mini';

import { userEntrySchema } from '../../domain/admin/user-entry';
import { timestampSchema } from '../firebase/parse';
import { storedProfileFields } from '../profiles/stored-profile';

/** A document of `profiles` as an administrator's list has it. */
export const storedUserEntrySchema = z.pipe(
  z.pipe(
    z.object({ ...storedProfileFields, createdAt: z.catch(z.nullable(timestampSchema), null) }),
    z.transform(({ id, ...rest }): z.input<typeof userEntrySchema> => ({ userId: id, ...rest })),
  ),
  userEntrySchema,
);
