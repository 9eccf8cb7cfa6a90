import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';

import { ensureProfile, observeUser, register } from '../../src/data/auth/repository';
import type { AuthUser } from '../../src/data/auth/auth-user';
import { auth } from '../../src/data/firebase/auth';
import type { RegistrationForm } from '../../src/domain/account/registration';
import { adminAuth, readDocument } from './support/admin';
import { mailsTo } from './support/auth-emulator';
import { forgetLater, makeLearner, newEmail } from './support/learners';
import { everyRequest, isLost, restoreNetwork, writes } from './support/network';

function filledIn(fields: Partial<RegistrationForm> = {}): RegistrationForm {
  return {
    firstName: 'Alva',
    lastName: 'Lind',
    email: newEmail(),
    password: 'hemligt-2026',
    confirmPassword: 'hemligt-2026',
    acceptTerms: true,
    acceptMarketing: false,
    ...fields,
  };
}

async function registerForTest(form: RegistrationForm): Promise<AuthUser> {
  const user = await register(form);
  forgetLater(user.uid);
  return user;
}

async function hasAccount(email: string): Promise<boolean> {
  const { users } = await adminAuth.getUsers([{ email }]);
  return users.length > 0;
}

describe('a registration that succeeds', () => {
  test('makes an account with the full name as display name and signs it in', async () => {
    const form = filledIn({ firstName: ' Alva ', lastName: 'Lind  ' });
    const user = await registerForTest({ ...form, email: ` ${form.email} ` });
    expect(user).toEqual({
      uid: auth.currentUser?.uid,
      email: form.email,
      displayName: 'Alva Lind',
      isEmailVerified: false,
      hasPassword: true,
    });
    const account = await adminAuth.getUser(user.uid);
    expect(account).toMatchObject({ email: form.email, displayName: 'Alva Lind' });
  });

  test.each([true, false])('stores a profile, with acceptMarketing %s', async (acceptMarketing) => {
    const form = filledIn({ firstName: ' Alva', lastName: 'Lind ', acceptMarketing });
    const before = Date.now();
    const { uid } = await registerForTest(form);
    const profile = await readDocument(`profiles/${uid}`);
    expect(profile).toEqual({
      firstName: 'Alva',
      lastName: 'Lind',
      fullName: 'Alva Lind',
      email: form.email,
      userStatus: 'active',
      freeMinutes: 0,
      freeMinutesStartedAt: null,
      acceptMarketing,
      createdAt: expect.any(Timestamp) as Timestamp,
      termsAcceptedAt: profile?.['createdAt'],
    });
    const createdAt = profile?.['createdAt'] as Timestamp | undefined;
    expect(createdAt?.toMillis()).toBeGreaterThan(before - 1000);
    expect(createdAt?.toMillis()).toBeLessThan(Date.now() + 1000);
  });

  test('works with an address in mixed case, which the service makes lower case', async () => {
    const email = newEmail();
    const { uid } = await registerForTest(filledIn({ email: email.toUpperCase() }));
    expect(await readDocument(`profiles/${uid}`)).toMatchObject({ email });
  });

  test('sends one mail that verifies the address', async () => {
    const form = filledIn();
    await registerForTest(form);
    expect(await mailsTo(form.email)).toEqual(['VERIFY_EMAIL']);
  });

  test('stands even when that mail cannot be sent', async () => {
    const form = filledIn();
    everyRequest(isLost, ({ url }) => url.includes(':sendOobCode'));
    const { uid } = await registerForTest(form);
    expect(await readDocument(`profiles/${uid}`)).not.toBeNull();
    expect(await mailsTo(form.email)).toEqual([]);
  });

  test('is not disturbed by a page that asks for the profile as soon as somebody is signed in', async () => {
    const form = filledIn({ acceptMarketing: true });
    let profileWrites = 0;
    everyRequest(async (send) => {
      profileWrites += 1;
      return send();
    }, writes('profiles/'));
    let ensured: Promise<void> | undefined;
    const stop = observeUser((user) => {
      if (user !== null) ensured = ensureProfile();
    });
    const { uid } = await registerForTest(form);
    await ensured;
    stop();
    expect(ensured).toBeDefined();
    expect(profileWrites).toBe(1);
    expect(await readDocument(`profiles/${uid}`)).toMatchObject({
      fullName: 'Alva Lind',
      acceptMarketing: true,
    });
  });
});

describe('a registration that is refused', () => {
  test('says that the address has an account, and leaves that account as it is', async () => {
    const { uid, email } = await makeLearner();
    const profile = await readDocument(`profiles/${uid}`);
    await expect(register(filledIn({ email, firstName: 'Eva' }))).rejects.toMatchObject({
      code: 'email-in-use',
    });
    expect(await readDocument(`profiles/${uid}`)).toEqual(profile);
    expect(auth.currentUser).toBeNull();
  });

  test.each([
    ['the password is too weak', { password: 'kort' }, 'weak-password'],
    ['the address is none', { email: 'alva@' }, 'invalid-email'],
  ])('says that %s, and signs nobody in', async (_fault, fields, code) => {
    await expect(register(filledIn(fields))).rejects.toMatchObject({ name: 'DataError', code });
    expect(auth.currentUser).toBeNull();
  });

  test('says that the network is down', async () => {
    everyRequest(isLost);
    await expect(register(filledIn())).rejects.toMatchObject({ code: 'network' });
  });
});

describe('a registration whose profile cannot be written', () => {
  test('removes the account again, so that a second try works', async () => {
    const form = filledIn();
    const seen: (string | null)[] = [];
    const stop = observeUser((user) => seen.push(user?.email ?? null));
    everyRequest(isLost, writes('profiles/'));
    await expect(register(form)).rejects.toMatchObject({ code: 'network' });
    expect(await hasAccount(form.email)).toBe(false);
    expect(seen.at(-1)).toBeNull();
    stop();

    restoreNetwork();
    const { uid } = await registerForTest(form);
    expect(await readDocument(`profiles/${uid}`)).toMatchObject({ email: form.email });
  });

  test('removes the account when it is the rules that refuse', async () => {
    const form = filledIn({ firstName: 'A'.repeat(81) });
    await expect(register(form)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await hasAccount(form.email)).toBe(false);
    expect(auth.currentUser).toBeNull();
  });

  test('removes the account when the display name cannot be set', async () => {
    const form = filledIn();
    everyRequest(isLost, ({ url }) => url.includes('accounts:update'));
    await expect(register(form)).rejects.toMatchObject({ code: 'network' });
    expect(await hasAccount(form.email)).toBe(false);
  });
});
