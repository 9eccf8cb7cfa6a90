import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { decideAccess, isOpen } from '../../domain/account/access';
import { productIds, type License } from '../../domain/account/license';
import type { Profile } from '../../domain/account/profile';
import { logProblem } from '../../lib/log';
import { measureServerTime, serverNow } from '../../lib/server-clock';
import { getRole } from '../admins/repository';
import { ensureProfile, followEmail } from '../auth/repository';
import { listActiveLicenses } from '../licenses/repository';
import { getProfile, openFreeWindow } from '../profiles/repository';
import { onDevice } from '../device-cache';
import { accessKey } from '../query-client';

/** What access is decided from. */
export interface AccessSources {
  profile: Profile | null;
  licenses: License[];
  /**
   * Administrators who look after content see everything without a licence. Only asked for where nothing else opens the
   * service.
   */
  isAdmin: boolean;
}

/** Returns true iff these sources open any product now. */
function opensAnything(sources: AccessSources): boolean {
  const { profile, licenses, isAdmin } = sources;
  return isAdmin || isOpen(decideAccess(profile, licenses, productIds, serverNow()));
}

function logEmail(error: unknown): void {
  logProblem('the profile could not be told the address', error);
}

async function readSources(uid: string): Promise<AccessSources> {
  const [found, licenses] = await Promise.all([
    getProfile(uid),
    listActiveLicenses(uid),
    measureServerTime(),
  ]);
  if (found === null) await ensureProfile();
  const profile = found ?? (await getProfile(uid));
  // in the background: access does not depend on it, and next time is soon enough
  if (found !== null) void followEmail(found).catch(logEmail);
  const sources = { profile, licenses, isAdmin: false };
  if (opensAnything(sources)) return sources;
  const role = await getRole(uid);
  return { ...sources, isAdmin: role === 'owner' || role === 'editor' };
}

/** The user's profile and licences; a missing profile is made on the way, and the clock measured. */
export function accessOptions(uid: string) {
  return queryOptions<AccessSources>({
    queryKey: [...accessKey, uid],
    queryFn: () => readSources(uid),
    // who is let in may wait a minute for news; who is not may have paid a second ago
    staleTime: ({ state }) => (state.data !== undefined && opensAnything(state.data) ? 60_000 : 0),
    // what is shown of it is drawn anew even if only the clock has changed
    structuralSharing: false,
    ...onDevice,
  });
}

/** Opens the learner's free window by the server's clock. Throws DataError. */
export function openFreeWindowOptions(uid: string) {
  return mutationOptions({
    mutationFn: () => openFreeWindow(uid),
    // also when it was refused: another tab may have opened it
    onSettled: (_nothing, _error, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: accessKey }),
  });
}
