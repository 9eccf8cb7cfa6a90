import * as z from 'zod/mini';

import { limits } from '../limits';

/** What is known about a user; accounts made by an administrator lack the fields that only registration asks for. */
export const profileSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  firstName: z.optional(z.string().check(z.maxLength(limits.nameLength))),
  lastName: z.optional(z.string().check(z.maxLength(limits.nameLength))),
  fullName: z.string().check(z.maxLength(limits.fullNameLength)),
  email: z.string().check(z.maxLength(limits.emailLength)),
  userStatus: z.string(),
  acceptMarketing: z._default(z.boolean(), false),
  freeMinutes: z._default(z.int().check(z.minimum(0), z.maximum(limits.freeMinutesMax)), 0),
  /** When the free window was opened by the server; null while it is not. */
  freeMinutesStartedAt: z._default(z.nullable(z.date()), null),
});
export type Profile = z.infer<typeof profileSchema>;
