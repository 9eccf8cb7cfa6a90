import * as z from 'zod/mini';

import { profileSchema } from '../../domain/account/profile';
import { timestampSchema } from '../firebase/parse';

/** The fields of `profiles` by their stored names. */
export const storedProfileFields = {
  id: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  fullName: z.string(),
  email: z.string(),
  userStatus: z.string(),
  acceptMarketing: z._default(z.boolean(), false),
  freeMinutes: z._default(z.number(), 0),
  freeMinutesStartedAt: z._default(z.nullable(timestampSchema), null),
};

/** A document of `profiles`; missing figures of older or admin-made profiles are their defaults. */
export const storedProfileSchema = z.pipe(
  z.pipe(
    z.object(storedProfileFields),
    z.transform(({ id, ...rest }): z.input<typeof profileSchema> => ({ userId: id, ...rest })),
  ),
  profileSchema,
);
