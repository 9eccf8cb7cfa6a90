import { followLocalKey } from '../../lib/local-store';
import { logProblem } from '../../lib/log';
import { forgetCache } from '../device-cache';
import type { AuthUser } from './auth-user';
import { queryClient } from '../query-client';
import { authOptions, lastUser, lastUserKey, showUser } from './queries';
import { observeUser, signOut } from './repository';

/** Nothing of one user is left for the next, however the first one's session ended. */
function follow(user: AuthUser | null): void {
  // another tab may have marked the device with somebody else already
  const known = [lastUser.read(), queryClient.getQueryData(authOptions().queryKey)?.uid];
  if (known.some((uid) => uid != null && uid !== user?.uid)) void forgetCache();
  if (user === null) lastUser.remove();
  else lastUser.write(user.uid);
  showUser(user);
}

/**
 * Has whoever the sign-in service says is signed in shown, now and at every change. Resolves at its first answer. Until then
 * the service does not hear that another tab has signed out the user who was here last, and would sign him in again.
 */
export function followService(): Promise<AuthUser | null> {
  const here = lastUser.read();
  let hasLeft = false;
  const stop = followLocalKey(lastUserKey, () => {
    hasLeft = here !== null && lastUser.read() !== here;
    if (!hasLeft) return;
    void forgetCache();
    showUser(null);
  });
  return new Promise((resolve) => {
    observeUser((user) => {
      stop();
      if (hasLeft && user?.uid === here) {
        // the service tells of it
        signOut().catch((error: unknown) => {
          logProblem('who has left in another tab is signed in still', error);
        });
        return;
      }
      follow(user);
      resolve(user);
    });
  });
}
