import { queryOptions } from '@tanstack/react-query';

import { measureServerTime } from '../../lib/server-clock';
import type { Page, PageCursor } from '../firebase/page';
import { listAdmins, type Administrator } from './manage-admins';
import { isAdmin } from './repository';

/** Whether the user is an administrator. Asking compares the clocks too: the panel tells what is over by the server's. */
export function adminRoleOptions(uid: string) {
  return queryOptions<boolean>({
    queryKey: ['adminRole', uid],
    queryFn: async () => {
      const [role] = await Promise.all([isAdmin(uid), measureServerTime()]);
      return role;
    },
  });
}

/** The key of every page of the administrators. */
export const adminsKey = ['admin', 'admins'] as const;

/** A page of the administrators, the newest first. */
export function adminsPageOptions(cursor: PageCursor | null) {
  return queryOptions<Page<Administrator>>({
    queryKey: [...adminsKey, cursor],
    queryFn: () => listAdmins(cursor),
    staleTime: 0,
  });
}
