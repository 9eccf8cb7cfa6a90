import {
  createUserWithEmailAndPassword,
  deleteUser,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfService,
  updateProfile,
  type User,
} from 'firebase/auth';

import { toPlainText } from '../../domain/account/plain-text';
import type { Profile } from '../../domain/account/profile';
import { splitFullName, type RegistrationForm } from '../../domain/account/registration';
import { logProblem } from '../../lib/log';
import { isDataError } from '../errors';
import { auth } from '../firebase/auth';
import { request } from '../firebase/request';
import type { createProfile } from '../profiles/repository';
import { toAuthUser, type AuthUser } from './auth-user';

/**
 * The signed-in user, or null, once the sign-in service has said who it is: until then the page shows who was here last.
 * Throws DataError 'network'.
 */
export async function currentUser(): Promise<User | null> {
  await request(() => auth.authStateReady());
  return auth.currentUser;
}

/** Calls back with the signed-in user, or null, now and at every change. Returns what stops it. */
export function observeUser(onChange: (user: AuthUser | null) => void): () => void {
  return onAuthStateChanged(auth, (user) => {
    onChange(user === null ? null : toAuthUser(user));
  });
}

/** Signs in. Throws DataError 'invalid-credential', 'user-not-found', 'wrong-password', 'too-many-requests' or 'network'. */
export async function signIn(email: string, password: string): Promise<AuthUser> {
  const { user } = await request(() => signInWithEmailAndPassword(auth, email.trim(), password));
  return toAuthUser(user);
}

/** A registration or a removal under way, so that nothing else makes the profile that it is about to make or remove. */
let changing: Promise<unknown> = Promise.resolve();

/** Keeps ensureProfile waiting until this is over. */
export async function holdProfile<T>(change: Promise<T>): Promise<T> {
  changing = change.catch(() => undefined);
  return change;
}

/**
 * Creates the account and its profile and sends the mail that verifies the address. When the profile cannot be
 * written the account is removed again, so that the person can simply try again. Throws DataError 'email-in-use',
 * 'weak-password', 'invalid-email' or 'network'.
 */
export async function register(form: RegistrationForm): Promise<AuthUser> {
  return holdProfile(createAccount(form));
}

/** The account to register: a new one, or the one that an attempt before left when the network died under it. */
async function openAccount(email: string, password: string): Promise<User> {
  const left = await currentUser();
  if (left !== null && left.email === email.toLowerCase()) return left;
  const { user } = await request(() => createUserWithEmailAndPassword(auth, email, password));
  return user;
}

/** Writes the profile; one that another tab has written meanwhile is as good. */
async function writeProfile(uid: string, person: Parameters<typeof createProfile>[1]) {
  const { createProfile, hasProfile } = await import('../profiles/repository');
  try {
    await createProfile(uid, person);
  } catch (error) {
    if (!(await hasProfile(uid).catch(() => false))) throw error;
  }
}

async function createAccount(form: RegistrationForm): Promise<AuthUser> {
  const firstName = form.firstName.trim();
  const lastName = form.lastName.trim();
  const email = form.email.trim();
  const user = await openAccount(email, form.password);
  try {
    await request(() => updateProfile(user, { displayName: `${firstName} ${lastName}` }));
    const { acceptMarketing } = form;
    await writeProfile(user.uid, {
      firstName,
      lastName,
      email: user.email ?? email,
      acceptMarketing,
    });
  } catch (error) {
    await request(() => deleteUser(user)).catch(() => undefined);
    throw error;
  }
  // the account stands without it: the page offers to send the mail again
  await request(() => sendEmailVerification(user)).catch(() => undefined);
  return toAuthUser(user);
}

/**
 * Signs in or registers by Google's popup; the code and Google's script are loaded here, not before. Throws DataError
 * 'popup-closed' when the person closes it, 'network' and others with the provider's message.
 */
export async function signInWithGoogle(): Promise<AuthUser> {
  const { openGooglePopup } = await import('./google-popup');
  // without the 15 s of other requests: a person is choosing an account
  const user = toAuthUser(await openGooglePopup(auth));
  // signed in is signed in: a profile that cannot be written now is written when access is first asked for
  await ensureProfile().catch((error: unknown) => {
    logProblem('the profile could not be written', error);
  });
  return user;
}

/**
 * Makes the signed-in user's profile where there is none: a first Google sign-in, or a registration cut off half way.
 * Throws DataError 'signed-out' where the account has been deleted, on another device.
 */
export async function ensureProfile(): Promise<void> {
  await changing;
  const user = await currentUser();
  if (user === null) return;
  const { hasProfile } = await import('../profiles/repository');
  if (await hasProfile(user.uid)) return;
  // the rules take a token for an hour after its account was deleted; the sign-in service knows
  await request(() => user.reload());
  const { displayName, email, uid } = toAuthUser(user);
  // nobody could be asked for another name: a provider's is stored as far as the rules take it
  await writeProfile(uid, { ...splitFullName(toPlainText(displayName)), email });
}

/**
 * Has the signed-in user's profile say the account's address, which may have been changed since it was written. Throws
 * DataError.
 */
export async function followEmail({ userId, email }: Profile): Promise<void> {
  const user = await currentUser();
  if (user === null || user.uid !== userId || user.email === null || user.email === email) return;
  const { changeEmail } = await import('../profiles/repository');
  await changeEmail(userId, user.email);
}

/** Sends the mail that verifies the signed-in user's address. Throws DataError 'too-many-requests' or 'network'. */
export async function sendVerification(): Promise<void> {
  const user = await currentUser();
  if (user !== null) await request(() => sendEmailVerification(user));
}

/**
 * Asks the service again about the signed-in user, such as whether the address has been verified since. Returns the user
 * as it is now, or null. Throws DataError 'signed-out', and signs out, where it does not take the sign-in any more.
 */
export async function reloadUser(): Promise<AuthUser | null> {
  const user = await currentUser();
  if (user === null) return null;
  await request(() => user.reload());
  return toAuthUser(user);
}

/**
 * Sends the mail with which a password is set anew. An address without an account is no error, so that nobody can
 * find out who has one. Throws DataError 'invalid-email', 'too-many-requests' or 'network'.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await request(() => sendPasswordResetEmail(auth, email.trim()));
  } catch (error) {
    if (!isDataError(error, 'user-not-found')) throw error;
  }
}

/** Signs out on this device. */
export async function signOut(): Promise<void> {
  await request(() => signOutOfService(auth));
}
