import { queryOptions } from '@tanstack/react-query';

import { decideAccess, isOpen } from '../../domain/account/access';
import { productIds, type License } from '../../domain/account/license';
import type { Profile } from '../../domain/account/profile';
import { isAdmin } from '../admins/repository';
import type { AuthUser } from '../auth/auth-user';
import { ensureProfile } from '../auth/repository';
import { listActiveLicenses } from '../licenses/repository';
import { getProfile } from '../profiles/repository';
import { onDevice } from '../query-client';

/** What access is decided from. */
export interface AccessSources {
  profile: Profile | null;
  licenses: License[];
  /** Administrators see everything without a licence. Only asked for where nothing else opens the service. */
  isAdmin: boolean;
}

async function readSources(user: AuthUser): Promise<AccessSources> {
  const [found, licenses] = await Promise.all([getProfile(user.uid), listActiveLicenses(user.uid)]);
  if (found === null) await ensureProfile(user);
  const profile = found ?? (await getProfile(user.uid));
  const access = decideAccess(profile, licenses, productIds, new Date());
  return { profile, licenses, isAdmin: isOpen(access) ? false : await isAdmin(user.uid) };
}

/** The user's profile and licences; a missing profile is made on the way. */
export function accessOptions(user: AuthUser) {
  return queryOptions<AccessSources>({
    queryKey: ['access', user.uid],
    queryFn: () => readSources(user),
    ...onDevice,
  });
}
