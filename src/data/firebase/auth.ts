import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

import { env } from '../../config/env';
import { app } from './app';

// Without a popup resolver: that one loads a script from another host, so it comes with the Google button's click.
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
auth.languageCode = 'sv';
if (env.VITE_AUTH_EMULATOR !== undefined) {
  connectAuthEmulator(auth, env.VITE_AUTH_EMULATOR, { disableWarnings: true });
}
