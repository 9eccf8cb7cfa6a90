import { queryOptions } from '@tanstack/react-query';

import type { AdminRole } from '../../domain/admin/role';
import type { UserEntry } from '../../domain/admin/user-entry';
import { measureServerTime } from '../../lib/server-clock';
import { changeOptions } from '../admin-log/change-options';
import type { Page, PageCursor } from '../firebase/page';
import {
  changeRole,
  grantAdmin,
  listAdmins,
  revokeAdmin,
  type Administrator,
} from './manage-admins';
import { getRole, hasRoleDocument } from './repository';

/**
 * The user's role in the panel, or null for somebody who is no administrator. Asking compares the clocks too: the panel
 * tells what is over by the server's.
 */
export function adminRoleOptions(uid: string) {
  return queryOptions<AdminRole | null>({
    queryKey: ['adminRole', uid],
    queryFn: async () => {
      const [role] = await Promise.all([getRole(uid), measureServerTime()]);
      return role;
    },
  });
}

/** Whether only owners change the user's profile: he has a role, be it of no use while the account is deactivated. */
export function isOwnersAloneOptions(uid: string) {
  return queryOptions<boolean>({
    queryKey: ['admin', 'ownersAlone', uid],
    queryFn: () => hasRoleDocument(uid),
    staleTime: 0,
  });
}

/** The key of every page of the administrators. */
const adminsKey = ['admin', 'admins'] as const;

/** A page of the administrators, the newest first. */
export function adminsPageOptions(cursor: PageCursor | null) {
  return queryOptions<Page<Administrator>>({
    queryKey: [...adminsKey, cursor],
    queryFn: () => listAdmins(cursor),
    staleTime: 0,
  });
}

/** Makes a user an administrator with a role. Throws DataError 'conflict' for one who is. */
export const grantAdminOptions = (user: UserEntry) =>
  changeOptions((role: AdminRole, changeKey) => grantAdmin(user, role, changeKey), adminsKey);

/** Gives another administrator another role. */
export const changeRoleOptions = (uid: string) =>
  changeOptions((role: AdminRole, changeKey) => changeRole(uid, role, changeKey), adminsKey);

/** Takes the role from another administrator. */
export const revokeAdminOptions = (uid: string) =>
  changeOptions((_nothing, { actor }) => revokeAdmin(uid, actor), adminsKey);
