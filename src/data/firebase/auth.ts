import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';

import { env } from '../../config/env';
import { app } from './app';

// Without a popup resolver: that one loads a script from another host, so it comes with the Google button's click.
// In localStorage: a page that is kept for 'back' can hold a database fast, and then nobody could sign in
// (docs/decisions/0023-pages-kept-for-back.md).
export const auth = initializeAuth(app, { persistence: browserLocalPersistence });
auth.languageCode = 'sv';
if (env.VITE_AUTH_EMULATOR !== undefined) {
  connectAuthEmulator(auth, env.VITE_AUTH_EMULATOR, { disableWarnings: true });
}

if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => {
    // a page that 'back' brings again has heard nothing: with an event that names no value, the service looks itself
    if (persisted) window.dispatchEvent(new StorageEvent('storage'));
  });
}
