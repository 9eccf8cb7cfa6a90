import { serverTimestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { describeChange } from '../../domain/admin/describe-change';
import { readRole, type AdminRole } from '../../domain/admin/role';
import { roleFields, takenRoleFields } from '../../domain/admin/shop-fields';
import type { UserEntry } from '../../domain/admin/user-entry';
import { deleteLogged, runLogged } from '../admin-log/run-logged';
import type { ChangeKey } from '../admin-log/write-entry';
import { DataError } from '../errors';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { timestampSchema } from '../firebase/parse';
import { adminRef, adminsRef } from './refs';

const administratorSchema = z.object({
  /** The uid. */
  id: z.string(),
  email: z.string(),
  role: z.pipe(z.optional(z.unknown()), z.transform(readRole)),
  grantedAt: timestampSchema,
});
export type Administrator = z.infer<typeof administratorSchema>;

/** The administrators, the newest first. Throws DataError. */
export async function listAdmins(cursor: PageCursor | null): Promise<Page<Administrator>> {
  return readPage(adminsRef(), 'grantedAt', administratorSchema, cursor);
}

/** Makes a user an administrator with a role. Throws DataError 'conflict' for one who is. */
export async function grantAdmin(
  { userId, email }: Pick<UserEntry, 'userId' | 'email'>,
  role: AdminRole,
  changeKey: ChangeKey,
): Promise<void> {
  const admin = adminRef(userId);
  await runLogged(changeKey, 'grantAdmin', admin, async (transaction) => {
    const held = await transaction.get(admin);
    if (held.exists()) throw new DataError('conflict', `${admin.path} is there already`);
    transaction.set(admin, {
      email,
      role,
      grantedAt: serverTimestamp(),
      grantedBy: changeKey.actor,
      changeId: changeKey.id,
    });
    return { result: undefined, details: describeChange({ role: null }, { role }, roleFields) };
  });
}

/** Gives another administrator another role; the rules let nobody change his own. Throws DataError. */
export async function changeRole(
  uid: string,
  role: AdminRole,
  changeKey: ChangeKey,
): Promise<void> {
  const admin = adminRef(uid);
  await runLogged(changeKey, 'changeRole', admin, async (transaction) => {
    const held = readRole((await transaction.get(admin)).get('role'));
    if (held === role) return { result: undefined, details: null };
    transaction.update(admin, { role, changeId: changeKey.id });
    return { result: undefined, details: describeChange({ role: held }, { role }, roleFields) };
  });
}

/** Takes the role from another administrator; the rules let nobody take it from himself. Throws DataError. */
export async function revokeAdmin(uid: string, actor: string): Promise<void> {
  await deleteLogged(actor, 'revokeAdmin', adminRef(uid), (_transaction, role) => {
    // a role from the console may not say since when it is held
    const since = timestampSchema.safeParse(role.get('grantedAt')).data ?? null;
    return describeChange({ since }, null, takenRoleFields);
  });
}
