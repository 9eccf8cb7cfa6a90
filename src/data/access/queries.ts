import { queryOptions } from '@tanstack/react-query';

import { decideAccess, isOpen } from '../../domain/account/access';
import { productIds, type License } from '../../domain/account/license';
import type { Profile } from '../../domain/account/profile';
import { isAdmin as askForAdmin } from '../admins/repository';
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

/** Returns true iff these sources open any product now. */
function opensAnything({ profile, licenses, isAdmin }: AccessSources): boolean {
  return isAdmin || isOpen(decideAccess(profile, licenses, productIds, new Date()));
}

async function readSources(uid: string): Promise<AccessSources> {
  const [found, licenses] = await Promise.all([getProfile(uid), listActiveLicenses(uid)]);
  if (found === null) await ensureProfile();
  const profile = found ?? (await getProfile(uid));
  const sources = { profile, licenses, isAdmin: false };
  return opensAnything(sources) ? sources : { ...sources, isAdmin: await askForAdmin(uid) };
}

/** The user's profile and licences; a missing profile is made on the way. */
export function accessOptions(uid: string) {
  return queryOptions<AccessSources>({
    queryKey: ['access', uid],
    queryFn: () => readSources(uid),
    // who is let in may wait a minute for news; who is not may have paid a second ago
    staleTime: ({ state }) => (state.data !== undefined && opensAnything(state.data) ? 60_000 : 0),
    ...onDevice,
  });
}
