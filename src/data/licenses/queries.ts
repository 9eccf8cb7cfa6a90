import { queryOptions } from '@tanstack/react-query';

import type { License } from '../../domain/account/license';
import { measureServerTime } from '../../lib/server-clock';
import { listLicenses, previewFullAccess } from './manage-licenses';

/** The key of what an administrator sees of a user's licences. */
export const userLicensesKey = (uid: string) => ['admin', 'licenses', uid] as const;

/** A user's licences, for an administrator. */
export function userLicensesOptions(uid: string) {
  return queryOptions<License[]>({
    queryKey: [...userLicensesKey(uid), 'all'],
    queryFn: () => listLicenses(uid),
    staleTime: 0,
  });
}

/** When full access would end that is given now. */
export function fullAccessEndOptions(uid: string) {
  return queryOptions<Date>({
    queryKey: [...userLicensesKey(uid), 'preview'],
    queryFn: async () => previewFullAccess(uid, await measureServerTime()),
    staleTime: 0,
    gcTime: 0,
  });
}
