import { queryOptions } from '@tanstack/react-query';

import { localStore } from '../../lib/local-store';
import { queryClient } from '../query-client';
import type { AuthUser } from './auth-user';

/** Whether somebody was signed in when this device was last here; spares the menu a flicker while the service loads. */
const hint = localStore('teoriklar.signedIn', (stored) => stored === true);

/** Returns true iff somebody was signed in on this device when it was last known. */
export function wasSignedIn(): boolean {
  return hint.read() ?? false;
}

let isObserving = false;

/** Follows the sign-in service; its code loads here, after the page has been painted. Resolves at its first answer. */
async function observe(): Promise<AuthUser | null> {
  const { observeUser } = await import('./repository');
  return new Promise((resolve) => {
    if (isObserving) return;
    isObserving = true;
    observeUser((user) => {
      hint.write(user !== null);
      queryClient.setQueryData(authOptions().queryKey, user);
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
