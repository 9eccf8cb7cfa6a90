import { queryOptions } from '@tanstack/react-query';

import { isAdmin } from './repository';

/** Whether the user is an administrator. */
export function adminRoleOptions(uid: string) {
  return queryOptions<boolean>({ queryKey: ['adminRole', uid], queryFn: () => isAdmin(uid) });
}
