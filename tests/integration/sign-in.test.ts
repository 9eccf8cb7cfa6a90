import { describe, expect, onTestFinished, test, vi } from 'vitest';

import {
  observeUser,
  reloadUser,
  sendPasswordReset,
  sendVerification,
  signIn,
  signOut,
} from '../../src/data/auth/repository';
import { leave } from '../../src/data/auth/leave';
import { authOptions, lastUser } from '../../src/data/auth/queries';
import { accessOptions } from '../../src/data/access/queries';
import { auth } from '../../src/data/firebase/auth';
import { queryClient } from '../../src/data/query-client';
import { demoAccounts } from '../../scripts/dev/demo-accounts';
import { adminAuth } from './support/admin';
import { mailsTo, protectEmails } from './support/auth-emulator';
import { makeLearner, newEmail, signInAs } from './support/learners';
import { everyRequest, isLost, isRefusedWith } from './support/network';
import { waitUntil } from './support/wait';

// where it hears of other tabs; Node has none
vi.stubGlobal('window', new EventTarget());

describe('signing in', () => {
  test.each(Object.entries(demoAccounts))('lets the seeded %s in', async (_name, account) => {
    const user = await signIn(account.email, account.password);
    expect(user).toMatchObject({
      email: account.email,
      displayName: `${account.firstName} ${account.lastName}`,
      isEmailVerified: true,
      hasPassword: true,
    });
  });

  test('takes no notice of spaces around the address', async () => {
    const { uid, email, password } = await makeLearner();
    expect(await signIn(` ${email}\n`, password)).toMatchObject({ uid });
  });

  test('says that the password is wrong', async () => {
    const { email } = await makeLearner();
    await expect(signIn(email, 'fel-2026')).rejects.toMatchObject({
      name: 'DataError',
      code: 'wrong-password',
    });
    expect(auth.currentUser).toBeNull();
  });

  test('says that the address has no account', async () => {
    await expect(signIn(newEmail(), 'fel-2026')).rejects.toMatchObject({ code: 'user-not-found' });
  });

  test('says only that the two do not fit where the service protects addresses', async () => {
    await protectEmails();
    const { email } = await makeLearner();
    await expect(signIn(email, 'fel-2026')).rejects.toMatchObject({ code: 'invalid-credential' });
    await expect(signIn(newEmail(), 'fel-2026')).rejects.toMatchObject({
      code: 'invalid-credential',
    });
  });

  test.each([
    {
      problem: 'of too many tries',
      fate: isRefusedWith('TOO_MANY_ATTEMPTS_TRY_LATER : wait'),
      code: 'too-many-requests',
    },
    { problem: 'of what it does not know', fate: isRefusedWith('SOMETHING_NEW'), code: 'unknown' },
    { problem: 'that the network is down', fate: isLost, code: 'network' },
  ])('tells $problem', async ({ fate, code }) => {
    const { email, password } = await makeLearner();
    everyRequest(fate);
    await expect(signIn(email, password)).rejects.toMatchObject({ name: 'DataError', code });
  });
});

describe('following who is signed in', () => {
  test('tells of nobody at first, of a sign-in, of a sign-out, and nothing once stopped', async () => {
    const learner = await makeLearner();
    const seen: (string | null)[] = [];
    const stop = observeUser((user) => seen.push(user?.uid ?? null));
    await waitUntil(() => seen.length > 0);
    await signInAs(learner);
    await signOut();
    stop();
    await signInAs(learner);
    expect(seen).toEqual([null, learner.uid, null]);
  });
});

describe('the query for who is signed in', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });

  test('is followed live, and leaves a hint for the next visit', async () => {
    // a page that has loaded
    Object.assign(globalThis, {
      document: { readyState: 'complete', getElementById: () => null },
    });
    onTestFinished(() => {
      Reflect.deleteProperty(globalThis, 'document');
    });
    const learner = await makeLearner();
    const known = () => queryClient.getQueryData(authOptions().queryKey);
    expect(await queryClient.query(authOptions())).toBeNull();
    expect(lastUser.read()).toBeNull();
    await signInAs(learner);
    expect(known()).toMatchObject({ uid: learner.uid });
    expect(lastUser.read()).toBe(learner.uid);
    await signOut();
    expect(known()).toBeNull();
    expect(lastUser.read()).toBeNull();
  });
});

describe('signing out', () => {
  test('lets what is being read come to its end, so that nothing is refused for want of a token', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    const reading = queryClient.query(accessOptions(learner.uid));
    await leave();
    expect(await reading).toMatchObject({ profile: { userId: learner.uid } });
    expect(auth.currentUser).toBeNull();
  });

  test('tells the page before the token goes', async () => {
    const learner = await makeLearner();
    const { queryKey } = authOptions();
    queryClient.setQueryData(queryKey, await signIn(learner.email, learner.password));
    const tokensOwners: (string | undefined)[] = [];
    onTestFinished(
      queryClient.getQueryCache().subscribe(() => {
        if (queryClient.getQueryData(queryKey) === null) tokensOwners.push(auth.currentUser?.uid);
      }),
    );
    await leave();
    expect(tokensOwners[0]).toBe(learner.uid);
    expect(auth.currentUser).toBeNull();
  });

  test('does not wait for a read that does not come to an end', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    const endless = new Promise<never>(() => undefined);
    const reading = queryClient.query({ queryKey: ['endless'], queryFn: () => endless });
    onTestFinished(async () => {
      queryClient.removeQueries({ queryKey: ['endless'] });
      await expect(reading).rejects.toThrow();
    });
    await leave();
    expect(auth.currentUser).toBeNull();
  });
});

describe('verifying the address', () => {
  test('sends the mail again to who is signed in', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    await sendVerification();
    expect(await mailsTo(learner.email)).toEqual(['VERIFY_EMAIL']);
  });

  test('is seen when the account is asked for again', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    expect(await reloadUser()).toMatchObject({ isEmailVerified: false });
    await adminAuth.updateUser(learner.uid, { emailVerified: true });
    expect(await reloadUser()).toMatchObject({ uid: learner.uid, isEmailVerified: true });
  });

  test('is nothing for nobody', async () => {
    await expect(sendVerification()).resolves.toBeUndefined();
    expect(await reloadUser()).toBeNull();
  });
});

describe('a forgotten password', () => {
  test('gets a mail to the address of an account', async () => {
    const { email } = await makeLearner();
    await sendPasswordReset(` ${email} `);
    expect(await mailsTo(email)).toEqual(['PASSWORD_RESET']);
  });

  test.each([
    ['tells', () => Promise.resolve()],
    ['does not tell', protectEmails],
  ])('is silent about an unknown address where the service %s', async (_what, prepare) => {
    await prepare();
    const email = newEmail();
    await expect(sendPasswordReset(email)).resolves.toBeUndefined();
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is refused for what is no address, and without a network', async () => {
    everyRequest(isRefusedWith('INVALID_EMAIL'));
    await expect(sendPasswordReset('alva@')).rejects.toMatchObject({ code: 'invalid-email' });
    everyRequest(isLost);
    await expect(sendPasswordReset(newEmail())).rejects.toMatchObject({ code: 'network' });
  });
});
