import { deleteDoc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';

import type { Profile } from '../../domain/account/profile';
import { splitFullName } from '../../domain/account/registration';
import { limits } from '../../domain/limits';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { profileRef } from './refs';
import { storedProfileSchema } from './stored-profile';

/** The user's profile, or null when there is none. Throws DataError 'malformed', 'permission-denied' or 'network'. */
export async function getProfile(uid: string): Promise<Profile | null> {
  const document = await request(() => getDoc(profileRef(uid)));
  return document.exists() ? parseDocument(storedProfileSchema, document) : null;
}

/** Returns true iff the user has a profile. Throws DataError 'network'. */
export async function hasProfile(uid: string): Promise<boolean> {
  const document = await request(() => getDoc(profileRef(uid)));
  return document.exists();
}

/** Writes the profile of a new user: active, without free minutes, terms accepted now. Throws DataError. */
export async function createProfile(
  uid: string,
  person: { firstName: string; lastName: string; email: string; acceptMarketing?: boolean },
): Promise<void> {
  const { acceptMarketing, ...names } = person;
  const fullName = `${person.firstName} ${person.lastName}`.trim();
  await request(() =>
    setDoc(profileRef(uid), {
      ...names,
      fullName: (fullName === '' ? person.email : fullName).slice(0, limits.fullNameLength),
      userStatus: 'active',
      freeMinutes: 0,
      freeMinutesStartedAt: null,
      termsAcceptedAt: serverTimestamp(),
      createdAt: serverTimestamp(),
      ...(acceptMarketing !== undefined && { acceptMarketing }),
    }),
  );
}

/** Opens the learner's free window at the server's time; the rules allow it once. Throws DataError. */
export async function openFreeWindow(uid: string): Promise<void> {
  await request(() => updateDoc(profileRef(uid), { freeMinutesStartedAt: serverTimestamp() }));
}

/** Gives the profile another name. Throws DataError. */
export async function renameProfile(uid: string, fullName: string): Promise<void> {
  await request(() =>
    updateDoc(profileRef(uid), {
      ...splitFullName(fullName),
      fullName: fullName.slice(0, limits.fullNameLength),
    }),
  );
}

/** Stores another address of the learner; the rules take the account's own. Throws DataError. */
export async function changeEmail(uid: string, email: string): Promise<void> {
  await request(() => updateDoc(profileRef(uid), { email }));
}

/** Stores whether the learner wants tips and offers by e-mail. Throws DataError. */
export async function setMarketingConsent(uid: string, acceptMarketing: boolean): Promise<void> {
  await request(() => updateDoc(profileRef(uid), { acceptMarketing }));
}

/**
 * Deletes the user's own profile, if it is there. Throws DataError 'permission-denied' where the user is not active, or a
 * licence or the role of an administrator is left.
 */
export async function deleteProfile(uid: string): Promise<void> {
  if (await hasProfile(uid)) await request(() => deleteDoc(profileRef(uid)));
}
