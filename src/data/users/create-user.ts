import { createUserWithEmailAndPassword, deleteUser, updateProfile } from 'firebase/auth';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';

import { splitFullName } from '../../domain/account/registration';
import { limits } from '../../domain/limits';
import { logProblem } from '../../lib/log';
import { logEntry } from '../admin-log/log-entry';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { withTemporaryAuth } from '../firebase/temporary-auth';
import { hasProfile } from '../profiles/repository';

/** What an administrator says about a new user. */
export interface NewUser {
  name: string;
  email: string;
  password: string;
}

async function writeProfile(
  uid: string,
  { name, email }: Omit<NewUser, 'password'>,
  by: string,
): Promise<void> {
  const reference = doc(firestore, 'profiles', uid);
  const batch = writeBatch(firestore);
  batch.set(reference, {
    userId: uid,
    ...splitFullName(name),
    fullName: (name === '' ? email : name).slice(0, limits.fullNameLength),
    email,
    userStatus: 'active',
    freeMinutes: 0,
    freeMinutesStartedAt: null,
    createdAt: serverTimestamp(),
  });
  logEntry(batch, by, 'createUser', reference.path);
  try {
    await request(() => batch.commit());
  } catch (error) {
    // where only the answer got lost, the user is there
    if (!(await hasProfile(uid).catch(() => false))) throw error;
  }
}

/**
 * Creates an account and its profile; the administrator stays signed in. When the profile cannot be written the account
 * is removed again. Throws DataError 'email-in-use', 'weak-password', 'invalid-email', 'permission-denied', 'network'.
 * @param by the administrator's uid.
 */
export async function createUser(
  { name: typed, email, password }: NewUser,
  by: string,
): Promise<void> {
  const name = typed.trim();
  await withTemporaryAuth(async (auth) => {
    const { user } = await request(() =>
      createUserWithEmailAndPassword(auth, email.trim(), password),
    );
    try {
      if (name !== '') await request(() => updateProfile(user, { displayName: name }));
      await writeProfile(user.uid, { name, email: user.email ?? email.trim() }, by);
    } catch (error) {
      await request(() => deleteUser(user)).catch((stays: unknown) => {
        logProblem(`the account ${user.uid} has no profile and could not be removed`, stays);
      });
      throw error;
    }
  });
}
