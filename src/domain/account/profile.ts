import { z } from 'zod';

import { limits } from '../limits';

/** What is known about a user; accounts made by an administrator lack the fields that only registration asks for. */
export const profileSchema = z.object({
  userId: z.string().min(1),
  firstName: z.string().max(limits.nameLength).optional(),
  lastName: z.string().max(limits.nameLength).optional(),
  fullName: z.string().max(limits.fullNameLength),
  email: z.string().max(limits.emailLength),
  userStatus: z.string(),
  acceptMarketing: z.boolean().default(false),
  freeMinutes: z.int().min(0).max(limits.freeMinutesMax).default(0),
  /** When the free window was opened by the server; null while it is not. */
  freeMinutesStartedAt: z.date().nullable().default(null),
});
export type Profile = z.infer<typeof profileSchema>;
