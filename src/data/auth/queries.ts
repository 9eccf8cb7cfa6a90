import { queryOptions } from '@tanstack/react-query';

import { localStore } from '../../lib/local-store';
import { whenSettled } from '../../lib/when-loaded';
import { queryClient } from '../query-client';
import { toAuthUser, type AuthUser, type ServiceUser } from './auth-user';

export const lastUserKey = 'teoriklar.signedIn';

/** Who was signed in when this device was last here; spares the menu a flicker while the service loads. */
export const lastUser = localStore(lastUserKey, (stored) =>
  typeof stored === 'string' ? stored : null,
);

/** The user as the sign-in service itself keeps him on the device; there is no other memory of his name and address. */
const keptUser = localStore(
  `firebase:authUser:${String(import.meta.env['VITE_FIREBASE_API_KEY'])}:[DEFAULT]`,
  (stored) => {
    const user = toAuthUser(stored as ServiceUser);
    const texts: unknown[] = [user.uid, user.email, user.displayName];
    return texts.every((text) => typeof text === 'string') ? user : null;
  },
);

/** Shows who is signed in, before the sign-in service tells it or where it does not. */
export function showUser(user: AuthUser | null): void {
  queryClient.setQueryData(authOptions().queryKey, user);
}

/**
 * Shows who was signed in when this device was last here, at once, and asks the sign-in service who is, which takes as long
 * as the network does. Its answer takes the place of what is shown. Nothing is written before, and what the rules refuse
 * stays refused: a request waits for the service, and goes in the name of whom it knows (docs/decisions/0028-who-was-here-last.md).
 */
export function recallUser(): void {
  const { queryKey } = authOptions();
  const { data, status } = queryClient.getQueryState(queryKey) ?? {};
  // where the code for it was lost, who is shown has not been confirmed
  if (data !== undefined && status !== 'error') return;
  // asked before anything is shown: what is there is asked for only if it is old
  queryClient.query({ ...authOptions(), staleTime: 0 }).catch(() => undefined);
  if (data !== undefined) return;
  const user = keptUser.read();
  // what else the device keeps is of whom it was marked with
  if (user !== null && user.uid === lastUser.read()) showUser(user);
}

/**
 * Follows the sign-in service and resolves at its first answer. For somebody who was not signed in here before, its
 * code waits until the page has loaded, and on a page for reading until something is done there.
 */
async function observe(): Promise<AuthUser | null> {
  if (lastUser.read() === null) await whenSettled();
  const { followService } = await import('./follow-service');
  return followService();
}

/** The signed-in user or null, followed live. */
export function authOptions() {
  return queryOptions({
    queryKey: ['auth'],
    queryFn: observe,
    staleTime: Infinity,
    gcTime: Infinity,
    // where the code for it was lost, who is shown has not been confirmed
    refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
  });
}
