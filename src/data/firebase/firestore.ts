import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';

import { env } from '../../config/env';
import { app } from './app';

export const firestore = getFirestore(app);
if (env.VITE_FIRESTORE_EMULATOR !== undefined) {
  const [host = '', port = ''] = env.VITE_FIRESTORE_EMULATOR.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
}
