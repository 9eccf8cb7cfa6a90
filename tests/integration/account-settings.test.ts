import {
  reauthenticateWithCredential,
  GoogleAuthProvider,
  signInWithCredential,
} from 'firebase/auth';
import { describe, expect, test, vi } from 'vitest';

import { confirmByGooglePopup } from '../../src/data/auth/google-popup';
import {
  changePassword,
  confirmIdentity,
  describeAccount,
  updateDisplayName,
} from '../../src/data/auth/own-account';
import { signIn } from '../../src/data/auth/repository';
import { DataError } from '../../src/data/errors';
import { auth } from '../../src/data/firebase/auth';
import { setMarketingConsent } from '../../src/data/profiles/repository';
import { adminAuth, readDocument } from './support/admin';
import { forgetLater, makeAccount, makeLearner, newEmail, signInAs } from './support/learners';
import { everyRequest, isLost, isRefusedWith, restoreNetwork } from './support/network';

// The popup needs a browser and a person.
vi.mock('../../src/data/auth/google-popup', () => ({ confirmByGooglePopup: vi.fn() }));

const isSignInService = ({ url }: { url: string }) => url.includes('identitytoolkit');

/** A credential as Google's popup gives it; the emulator takes an id token without a signature. */
function googleCredential(email: string) {
  const token = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  return GoogleAuthProvider.credential(token);
}

async function signInWithGoogleAs(email: string): Promise<void> {
  const { user } = await signInWithCredential(auth, googleCredential(email));
  forgetLater(user.uid);
}

describe('another name', () => {
  test('is given to the account and to the profile', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    expect(await updateDisplayName(' Eva Maria Berg ')).toMatchObject({
      uid: learner.uid,
      displayName: 'Eva Maria Berg',
    });
    expect(await adminAuth.getUser(learner.uid)).toMatchObject({ displayName: 'Eva Maria Berg' });
    expect(await readDocument(`profiles/${learner.uid}`)).toMatchObject({
      fullName: 'Eva Maria Berg',
      firstName: 'Eva Maria',
      lastName: 'Berg',
      email: learner.email,
    });
  });

  test('that reached only the profile is given to the account by the next try', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    everyRequest(isLost, isSignInService);
    await expect(updateDisplayName('Eva Berg')).rejects.toMatchObject({ code: 'network' });
    restoreNetwork();
    await updateDisplayName('Eva Berg');
    expect(await adminAuth.getUser(learner.uid)).toMatchObject({ displayName: 'Eva Berg' });
    expect(await readDocument(`profiles/${learner.uid}`)).toMatchObject({ fullName: 'Eva Berg' });
  });

  test('needs somebody who is signed in', async () => {
    await expect(updateDisplayName('Eva')).rejects.toMatchObject({ code: 'user-not-found' });
  });
});

test.each([true, false])('consent to mail is stored as %s', async (isWanted) => {
  const learner = await makeLearner({ acceptMarketing: !isWanted });
  await signInAs(learner);
  await setMarketingConsent(learner.uid, isWanted);
  expect(await readDocument(`profiles/${learner.uid}`)).toMatchObject({
    acceptMarketing: isWanted,
  });
});

describe('another password', () => {
  test('is the one to sign in with from then on', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    await changePassword('nytt-hemligt');
    await expect(signInAs(learner)).rejects.toMatchObject({ code: 'wrong-password' });
    expect(await signIn(learner.email, 'nytt-hemligt')).toMatchObject({ uid: learner.uid });
  });

  test.each([
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'weak-password'],
  ])('that the service refuses with %s is %s', async (refusal, code) => {
    await signInAs(await makeLearner());
    everyRequest(isRefusedWith(refusal), isSignInService);
    await expect(changePassword('nytt-hemligt')).rejects.toMatchObject({ code });
  });
});

describe('proving who one is', () => {
  test('takes the current password', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    await expect(confirmIdentity(learner.password)).resolves.toBeUndefined();
    expect(auth.currentUser?.uid).toBe(learner.uid);
  });

  test('does not take another one', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    await expect(confirmIdentity('fel-2026')).rejects.toMatchObject({ code: 'wrong-password' });
    expect(auth.currentUser?.uid).toBe(learner.uid);
  });

  test('without a password is done at Google, and passes on what that says', async () => {
    const email = newEmail();
    await signInWithGoogleAs(email);
    vi.mocked(confirmByGooglePopup).mockImplementationOnce(async (user) => {
      await reauthenticateWithCredential(user, googleCredential(email));
    });
    await expect(confirmIdentity(null)).resolves.toBeUndefined();
    vi.mocked(confirmByGooglePopup).mockRejectedValueOnce(new DataError('popup-closed', 'closed'));
    await expect(confirmIdentity(null)).rejects.toMatchObject({ code: 'popup-closed' });
  });
});

test('an account is described with what the sign-in service knows', async () => {
  const account = await makeAccount('Alva Lind');
  await signInAs(account);
  expect(await describeAccount()).toEqual({
    uid: account.uid,
    email: account.email,
    emailVerified: false,
    displayName: 'Alva Lind',
    photoUrl: null,
    signInMethods: ['password'],
    createdAt: expect.any(String) as string,
    lastSignInAt: expect.any(String) as string,
  });
});
