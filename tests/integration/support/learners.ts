import { randomUUID } from 'node:crypto';

import { Timestamp } from 'firebase-admin/firestore';
import { onTestFinished } from 'vitest';

import { signIn } from '../../../src/data/auth/repository';
import { auth } from '../../../src/data/firebase/auth';
import { adminAuth, database, writeDocument } from './admin';

/** Somebody with an account. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

const password = 'hemligt-2026';

/** An address that nobody has yet. */
export function newEmail(): string {
  return `${randomUUID()}@integration.test`;
}

/** A moment some minutes from now, or before it where the minutes are negative. */
export function inMinutes(minutes: number): Timestamp {
  return Timestamp.fromMillis(Date.now() + minutes * 60_000);
}

/** Removes the account and all that is stored about the person when the test is over. */
export function forgetLater(uid: string): void {
  onTestFinished(async () => {
    await adminAuth.deleteUser(uid).catch(() => undefined);
    await database.doc(`profiles/${uid}`).delete();
    await database.recursiveDelete(database.doc(`users/${uid}`));
    for (const name of ['firstAnswers', 'outcomes']) {
      const { docs } = await database.collection(name).where('userId', '==', uid).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    }
  });
}

/** Makes an account without a profile. */
export async function makeAccount(displayName = 'Alva Lind'): Promise<Person> {
  const email = newEmail();
  const { uid } = await adminAuth.createUser({ email, password, displayName });
  forgetLater(uid);
  return { uid, email, password };
}

/** Makes an account with the profile that registration writes, and these fields of it otherwise. */
export async function makeLearner(profile: Record<string, unknown> = {}): Promise<Person> {
  const learner = await makeAccount();
  await database.doc(`profiles/${learner.uid}`).set({
    firstName: 'Alva',
    lastName: 'Lind',
    fullName: 'Alva Lind',
    email: learner.email,
    userStatus: 'active',
    acceptMarketing: false,
    freeMinutes: 0,
    freeMinutesStartedAt: null,
    termsAcceptedAt: Timestamp.now(),
    createdAt: Timestamp.now(),
    ...profile,
  });
  return learner;
}

/** Gives the person a licence that runs for an hour, with these fields otherwise. */
export async function giveLicense(
  { uid }: Person,
  productId: 'full' | 'tests' = 'full',
  fields: Record<string, unknown> = {},
): Promise<void> {
  await writeDocument(`licenses/${uid}_${productId}`, {
    userId: uid,
    productId,
    isActive: true,
    expiresAt: inMinutes(60),
    orderId: null,
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
    ...fields,
  });
}

/** Makes the person an administrator. */
export async function giveAdminRole({ uid, email }: Person): Promise<void> {
  await writeDocument(`admins/${uid}`, { email, grantedAt: Timestamp.now(), grantedBy: uid });
}

/** Signs the program in as this person. */
export async function signInAs({ email, password: theirs }: Person): Promise<void> {
  await signIn(email, theirs);
}

/** Makes an administrator with these fields of a profile otherwise, and signs the program in as this person. */
export async function signInAsAdmin(profile?: Parameters<typeof makeLearner>[0]): Promise<Person> {
  const admin = await makeLearner(profile);
  await giveAdminRole(admin);
  await signInAs(admin);
  return admin;
}

/** The id token of who is signed in: what anyone can copy out of a browser. */
export async function idToken(): Promise<string> {
  if (auth.currentUser === null) throw new Error('nobody is signed in');
  return auth.currentUser.getIdToken();
}
