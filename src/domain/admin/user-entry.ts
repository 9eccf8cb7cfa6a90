import * as z from 'zod/mini';

import { profileSchema } from '../account/profile';

/** A user in an administrator's list: the profile, and when it was made, or null where that is not known. */
export const userEntrySchema = z.extend(profileSchema, { createdAt: z.nullable(z.date()) });
export type UserEntry = z.infer<typeof userEntrySchema>;

/** What a user is called in lists and messages: the name, or the address where there is none. */
export function userName({ fullName, email }: Pick<UserEntry, 'fullName' | 'email'>): string {
  return fullName.trim() === '' ? email : fullName;
}
