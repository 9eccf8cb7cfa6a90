import { findLocalKeys, localStore } from '../../lib/local-store';
import { logProblem } from '../../lib/log';
import { reloadUser } from '../auth/repository';
import { isDataError } from '../errors';
import { auth } from '../firebase/auth';
import { hasProfile } from '../profiles/repository';
import { listOutbox, removeFromOutbox } from '../outbox/outbox';

/** Removes what this device keeps of the user besides the cache. */
export async function forgetOnDevice(uid: string): Promise<void> {
  await removeFromOutbox(await listOutbox(uid));
  for (const key of findLocalKeys(uid)) localStore(key, () => null).remove();
}

/** Returns true iff the signed-in user's account has been deleted, on another device. Throws DataError. */
async function isGone(uid: string): Promise<boolean> {
  if (auth.currentUser?.uid !== uid || (await hasProfile(uid))) return false;
  try {
    await reloadUser();
    return false;
  } catch (error) {
    if (isDataError(error, 'signed-out')) return true;
    throw error;
  }
}

/**
 * Removes what this device keeps of the user whose account has been deleted on another one, which signs him out here;
 * what belongs to anybody else stays. Throws DataError.
 */
export async function forgetIfGone(uid: string): Promise<void> {
  if (!(await isGone(uid))) return;
  logProblem('the account has been deleted, and what waited of it goes with it');
  await forgetOnDevice(uid);
}
