import type { Learner } from './backend';

/** What the emulators' builds call the project's key (scripts/emulators/environment.ts). */
const apiKey = 'demo-key';

interface Tokens {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** Where Firebase Auth keeps who is signed in in localStorage, and what it keeps there. */
export async function signedInUser({
  uid,
  email,
  password,
}: Learner): Promise<readonly [key: string, user: string]> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(await answer.text());
  const { idToken, refreshToken, expiresIn } = (await answer.json()) as Tokens;
  const now = Date.now();
  const user = {
    uid,
    email,
    emailVerified: false,
    displayName: 'Test Testsson',
    isAnonymous: false,
    providerData: [
      {
        providerId: 'password',
        uid: email,
        displayName: 'Test Testsson',
        email,
        phoneNumber: null,
        photoURL: null,
      },
    ],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: now + Number(expiresIn) * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  return [`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(user)];
}
