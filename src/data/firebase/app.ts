import { _components, initializeApp } from 'firebase/app';

import { env } from '../../config/env';

// It counts the days of use for Google, and has every request wait for databases of its own, which a page that is kept for
// 'back' can hold fast (docs/decisions/0023-pages-kept-for-back.md).
_components.delete('heartbeat');

export const app = initializeApp({
  apiKey: env.VITE_FIREBASE_API_KEY,
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: env.VITE_FIREBASE_APP_ID,
});
