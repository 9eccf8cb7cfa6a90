import {
  createUserWithEmailAndPassword,
  deleteUser,
  signInWithEmailAndPassword,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { serverTimestamp } from 'firebase/firestore/lite';

import { splitFullName } from '../../domain/account/registration';
import { limits } from '../../domain/limits';
import { logProblem } from '../../lib/log';
import { runLogged } from '../admin-log/run-logged';
import type { ChangeKey } from '../admin-log/write-entry';
import { isDataError } from '../errors';
import { request } from '../firebase/request';
import { withTemporaryAuth } from '../firebase/temporary-auth';
import { profileRef } from '../profiles/refs';
import { hasProfile } from '../profiles/repository';

/** What an administrator says about a new user. */
export interface NewUser {
  name: string;
  email: string;
  password: string;
}

/** Creates the account, or finds the one that an earlier request has created whose answer was lost. */
async function createAccount(auth: Auth, email: string, password: string): Promise<User> {
  try {
    const created = await request(() => createUserWithEmailAndPassword(auth, email, password));
    return created.user;
  } catch (error) {
    if (!isDataError(error, 'network') && !isDataError(error, 'email-in-use')) throw error;
    // an account with this very password and no profile is half of what is to be made
    const found = await request(() => signInWithEmailAndPassword(auth, email, password)).catch(
      () => null,
    );
    if (found === null || (await hasProfile(found.user.uid))) throw error;
    return found.user;
  }
}

async function writeProfile(
  uid: string,
  { name, email }: Omit<NewUser, 'password'>,
  changeKey: ChangeKey,
): Promise<void> {
  const profile = profileRef(uid);
  try {
    await runLogged(changeKey, 'createUser', profile, (transaction) => {
      transaction.set(profile, {
        userId: uid,
        ...splitFullName(name),
        fullName: (name === '' ? email : name).slice(0, limits.fullNameLength),
        email,
        userStatus: 'active',
        freeMinutes: 0,
        freeMinutesStartedAt: null,
        createdAt: serverTimestamp(),
        changeId: changeKey.id,
      });
      // whose account it is, the target says
      return { result: undefined, details: '' };
    });
  } catch (error) {
    // where only the answer got lost, the user is there
    if (!(await hasProfile(uid).catch(() => false))) throw error;
  }
}

/**
 * Creates an account and its profile; the administrator stays signed in. When the profile cannot be written the account
 * is removed again. Throws DataError 'email-in-use', 'weak-password', 'invalid-email', 'permission-denied', 'network'.
 */
export async function createUser(
  { name: typed, email, password }: NewUser,
  changeKey: ChangeKey,
): Promise<void> {
  const name = typed.trim();
  await withTemporaryAuth(async (auth) => {
    const user = await createAccount(auth, email.trim(), password);
    try {
      if (name !== '') await request(() => updateProfile(user, { displayName: name }));
      await writeProfile(user.uid, { name, email: user.email ?? email.trim() }, changeKey);
    } catch (error) {
      await request(() => deleteUser(user)).catch((stays: unknown) => {
        logProblem(`the account ${user.uid} has no profile and could not be removed`, stays);
      });
      throw error;
    }
  });
}
