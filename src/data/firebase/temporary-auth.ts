import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';

import { env } from '../../config/env';
import { app } from './app';

/**
 * Runs something with a sign-in service of its own, which keeps nothing on the device: whoever is signed in there does
 * not take the place of the one who is signed in here.
 */
export async function withTemporaryAuth<T>(run: (auth: Auth) => Promise<T>): Promise<T> {
  const temporary = initializeApp(app.options, `temporary-${crypto.randomUUID()}`);
  try {
    const auth = initializeAuth(temporary, { persistence: inMemoryPersistence });
    auth.languageCode = 'sv';
    if (env.VITE_AUTH_EMULATOR !== undefined) {
      connectAuthEmulator(auth, env.VITE_AUTH_EMULATOR, { disableWarnings: true });
    }
    return await run(auth);
  } finally {
    await deleteApp(temporary);
  }
}
