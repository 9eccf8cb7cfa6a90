import { queryOptions } from '@tanstack/react-query';

import { localStore } from '../../lib/local-store';
import { whenSettled } from '../../lib/when-loaded';
import { forgetCache } from '../device-cache';
import { queryClient } from '../query-client';
import type { AuthUser } from './auth-user';

/** Who was signed in when this device was last here; spares the menu a flicker while the service loads. */
const lastUser = localStore('teoriklar.signedIn', (stored) =>
  typeof stored === 'string' ? stored : null,
);

/** Returns true iff somebody was signed in on this device when it was last known. */
export function wasSignedIn(): boolean {
  return lastUser.read() !== null;
}

/** Shows who is signed in, before the sign-in service tells it or where it does not. */
export function showUser(user: AuthUser | null): void {
  queryClient.setQueryData(authOptions().queryKey, user);
}

/** Nothing of one user is left for the next, however the first one's session ended. */
function follow(user: AuthUser | null): void {
  const last = lastUser.read();
  if (last !== null && last !== user?.uid) void forgetCache();
  if (user === null) lastUser.remove();
  else lastUser.write(user.uid);
  showUser(user);
}

let isObserving = false;

/**
 * Follows the sign-in service and resolves at its first answer. For somebody who was not signed in here before, its
 * code waits until the page has loaded, and on a page for reading until something is done there.
 */
async function observe(): Promise<AuthUser | null> {
  if (!wasSignedIn()) await whenSettled();
  const { observeUser } = await import('./repository');
  return new Promise((resolve) => {
    if (isObserving) return;
    isObserving = true;
    observeUser((user) => {
      follow(user);
      resolve(user);
    });
  });
}

/** The signed-in user or null, followed live. */
export function authOptions() {
  return queryOptions({
    queryKey: ['auth'],
    queryFn: observe,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: false,
  });
}
