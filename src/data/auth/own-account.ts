import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  updateProfile,
  type User,
} from 'firebase/auth';

import { DataError } from '../errors';
import { request } from '../firebase/request';
import { deleteProfile, renameProfile } from '../profiles/repository';
import { toAuthUser, type AuthUser } from './auth-user';
import { currentUser, holdProfile } from './repository';

async function signedInUser(): Promise<User> {
  const user = await currentUser();
  if (user === null) throw new DataError('user-not-found', 'Nobody is signed in.');
  return user;
}

/** What the sign-in service stores about the signed-in user. */
export interface AccountRecord {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  signInMethods: string[];
  createdAt: string | null;
  lastSignInAt: string | null;
}

/** Returns what the sign-in service stores about the signed-in user. Throws DataError 'user-not-found' without one. */
export async function describeAccount(): Promise<AccountRecord> {
  const user = await signedInUser();
  return {
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoURL,
    signInMethods: user.providerData.map(({ providerId }) => providerId),
    createdAt: user.metadata.creationTime ?? null,
    lastSignInAt: user.metadata.lastSignInTime ?? null,
  };
}

/**
 * Gives the signed-in user another name, in the profile and in the account. When it fails half way, doing it again
 * mends it. Returns the user as it is then. Throws DataError.
 */
export async function updateDisplayName(name: string): Promise<AuthUser> {
  const user = await signedInUser();
  const displayName = name.trim();
  await renameProfile(user.uid, displayName);
  await request(() => updateProfile(user, { displayName }));
  return toAuthUser(user);
}

/**
 * Changes the signed-in user's password. Throws DataError 'requires-recent-login' when the sign-in is too old, so that
 * confirmIdentity has to come first, 'weak-password' or 'network'.
 */
export async function changePassword(password: string): Promise<void> {
  const user = await signedInUser();
  await request(() => updatePassword(user, password));
}

/**
 * Has the signed-in user prove to be himself, so that the service lets him do what it asks a recent sign-in for.
 * @param password the current password, or null for an account without one, which opens Google's popup.
 * Throws DataError 'wrong-password', 'invalid-credential', 'too-many-requests', 'popup-closed', 'user-mismatch' or
 * 'network'.
 */
export async function confirmIdentity(password: string | null): Promise<void> {
  const user = await signedInUser();
  if (password === null) {
    const { confirmByGooglePopup } = await import('./google-popup');
    await confirmByGooglePopup(user);
    return;
  }
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await request(() => reauthenticateWithCredential(user, credential));
}

/**
 * Removes the signed-in user's profile and then the account, which signs out. When the account stays after all, doing
 * it again removes it. Throws DataError 'requires-recent-login', 'permission-denied' or 'network'.
 * @param removeData removes what only a user with a profile writes; between the two no other device can write it anew.
 */
export async function removeAccount(removeData: () => Promise<void>): Promise<void> {
  const user = await signedInUser();
  await holdProfile(
    (async () => {
      await deleteProfile(user.uid);
      await removeData();
      await request(() => deleteUser(user));
    })(),
  );
}
