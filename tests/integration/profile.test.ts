import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';

import { DataError } from '../../src/data/errors';
import { ensureProfile, signInWithGoogle } from '../../src/data/auth/repository';
import { openGooglePopup } from '../../src/data/auth/google-popup';
import { auth } from '../../src/data/firebase/auth';
import { getProfile, hasProfile, openFreeWindow } from '../../src/data/profiles/repository';
import { readDocument, writeDocument } from './support/admin';
import {
  forgetLater,
  inMinutes,
  makeAccount,
  makeLearner,
  newEmail,
  signInAs,
} from './support/learners';

// The popup needs a browser and a person; what it returns is a sign-in with a credential of Google's.
vi.mock('../../src/data/auth/google-popup', () => ({ openGooglePopup: vi.fn() }));

/** The person chooses this Google account in the popup; the emulator takes an id token without a signature. */
function chooseInPopup(email: string, name: string): void {
  vi.mocked(openGooglePopup).mockImplementationOnce(async (service) => {
    const token = JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name });
    const { user } = await signInWithCredential(service, GoogleAuthProvider.credential(token));
    forgetLater(user.uid);
    return user;
  });
}

describe('signing in with Google', () => {
  test('makes the profile of a new learner, who was asked for nothing else', async () => {
    const email = newEmail();
    chooseInPopup(email, 'Eva Maria Ek');
    const user = await signInWithGoogle();
    expect(user).toMatchObject({
      email,
      displayName: 'Eva Maria Ek',
      isEmailVerified: true,
      hasPassword: false,
    });
    const profile = await readDocument(`profiles/${user.uid}`);
    expect(profile).toEqual({
      firstName: 'Eva Maria',
      lastName: 'Ek',
      fullName: 'Eva Maria Ek',
      email,
      userStatus: 'active',
      freeMinutes: 0,
      freeMinutesStartedAt: null,
      createdAt: expect.any(Timestamp) as Timestamp,
      termsAcceptedAt: profile?.['createdAt'],
    });
  });

  test('leaves the profile of a learner who comes back as it is', async () => {
    const email = newEmail();
    chooseInPopup(email, 'Eva Ek');
    const { uid } = await signInWithGoogle();
    const profile = await readDocument(`profiles/${uid}`);
    chooseInPopup(email, 'Eva Berg');
    expect(await signInWithGoogle()).toMatchObject({ uid });
    expect(await readDocument(`profiles/${uid}`)).toEqual(profile);
  });

  test('passes on that the popup was closed, and signs nobody in', async () => {
    vi.mocked(openGooglePopup).mockRejectedValueOnce(new DataError('popup-closed', 'closed'));
    await expect(signInWithGoogle()).rejects.toMatchObject({ code: 'popup-closed' });
    expect(auth.currentUser).toBeNull();
  });
});

describe('making sure that there is a profile', () => {
  test('makes that of a registration cut off after its account', async () => {
    const account = await makeAccount('Alva Lind');
    await signInAs(account);
    expect(await hasProfile(account.uid)).toBe(false);
    await ensureProfile();
    expect(await hasProfile(account.uid)).toBe(true);
    expect(await getProfile(account.uid)).toEqual({
      userId: account.uid,
      firstName: 'Alva',
      lastName: 'Lind',
      fullName: 'Alva Lind',
      email: account.email,
      userStatus: 'active',
      acceptMarketing: false,
      freeMinutes: 0,
      freeMinutesStartedAt: null,
    });
  });

  test.each([
    ['without a name by its address', '', (email: string) => email],
    [
      'whose name is longer than a profile takes, cut',
      `${'a'.repeat(100)} ${'b'.repeat(100)}`,
      () => `${'a'.repeat(80)} ${'b'.repeat(80)}`,
    ],
  ])('calls an account %s', async (_what, displayName, fullName) => {
    const account = await makeAccount(displayName);
    await signInAs(account);
    await ensureProfile();
    expect(await getProfile(account.uid)).toMatchObject({ fullName: fullName(account.email) });
  });

  test('makes that of an account whose name holds characters that a profile does not take', async () => {
    const account = await makeAccount('\u200FAda\u200E \u202EEk\u202C\u0007');
    await signInAs(account);
    await ensureProfile();
    expect(await getProfile(account.uid)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Ek',
      fullName: 'Ada Ek',
    });
  });

  test('leaves one that is there as it is', async () => {
    const learner = await makeLearner({ freeMinutes: 10, userStatus: 'inactive' });
    const profile = await readDocument(`profiles/${learner.uid}`);
    await signInAs(learner);
    await ensureProfile();
    expect(await readDocument(`profiles/${learner.uid}`)).toEqual(profile);
  });

  test('does nothing when nobody is signed in', async () => {
    await expect(ensureProfile()).resolves.toBeUndefined();
  });
});

describe('reading a profile', () => {
  test('gives what is stored, with dates', async () => {
    const startedAt = inMinutes(-1);
    const learner = await makeLearner({
      acceptMarketing: true,
      freeMinutes: 10,
      freeMinutesStartedAt: startedAt,
    });
    await signInAs(learner);
    expect(await getProfile(learner.uid)).toEqual({
      userId: learner.uid,
      firstName: 'Alva',
      lastName: 'Lind',
      fullName: 'Alva Lind',
      email: learner.email,
      userStatus: 'active',
      acceptMarketing: true,
      freeMinutes: 10,
      freeMinutesStartedAt: startedAt.toDate(),
    });
  });

  test('takes one made by an administrator, with fewer fields', async () => {
    const account = await makeAccount();
    await writeDocument(`profiles/${account.uid}`, {
      userId: account.uid,
      fullName: 'Alva Lind',
      email: account.email,
      createdAt: Timestamp.now(),
      userStatus: 'active',
    });
    await signInAs(account);
    expect(await getProfile(account.uid)).toEqual({
      userId: account.uid,
      fullName: 'Alva Lind',
      email: account.email,
      userStatus: 'active',
      acceptMarketing: false,
      freeMinutes: 0,
      freeMinutesStartedAt: null,
    });
  });

  test('gives null where there is none', async () => {
    const account = await makeAccount();
    await signInAs(account);
    expect(await getProfile(account.uid)).toBeNull();
  });

  test.each([
    ['minutes that are no number', { freeMinutes: 'ten' }, 'freeMinutes'],
    ['no e-mail', { email: null }, 'email'],
    ['a start of the window that is no time', { freeMinutesStartedAt: 5 }, 'freeMinutesStartedAt'],
  ])('refuses one with %s, naming it', async (_fault, fields, field) => {
    const learner = await makeLearner(fields);
    await signInAs(learner);
    const read = getProfile(learner.uid);
    await expect(read).rejects.toMatchObject({ name: 'DataError', code: 'malformed' });
    await expect(read).rejects.toThrow(`profiles/${learner.uid}`);
    await expect(read).rejects.toThrow(field);
  });
});

describe('the free window', () => {
  test("opens at the server's time, once", async () => {
    const learner = await makeLearner({ freeMinutes: 10 });
    await signInAs(learner);
    const before = Date.now();
    await openFreeWindow(learner.uid);
    const opened = await getProfile(learner.uid);
    const openedAt = opened?.freeMinutesStartedAt?.getTime();
    expect(openedAt).toBeGreaterThanOrEqual(before);
    expect(openedAt).toBeLessThanOrEqual(Date.now());

    await expect(openFreeWindow(learner.uid)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await getProfile(learner.uid)).toEqual(opened);
  });

  test('cannot be opened again once it has closed', async () => {
    const learner = await makeLearner({ freeMinutes: 10, freeMinutesStartedAt: inMinutes(-11) });
    await signInAs(learner);
    await expect(openFreeWindow(learner.uid)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('cannot be opened without minutes', async () => {
    const learner = await makeLearner({ freeMinutes: 0 });
    await signInAs(learner);
    await expect(openFreeWindow(learner.uid)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
