import { forgetCache } from '../device-cache';
import type { AuthUser } from './auth-user';
import { lastUser, showUser } from './queries';
import { observeUser } from './repository';

/** Nothing of one user is left for the next, however the first one's session ended. */
function follow(user: AuthUser | null): void {
  const last = lastUser.read();
  if (last !== null && last !== user?.uid) void forgetCache();
  if (user === null) lastUser.remove();
  else lastUser.write(user.uid);
  showUser(user);
}

/** Has whoever the sign-in service says is signed in shown, now and at every change. Resolves at its first answer. */
export function followService(): Promise<AuthUser | null> {
  return new Promise((resolve) => {
    observeUser((user) => {
      follow(user);
      resolve(user);
    });
  });
}
