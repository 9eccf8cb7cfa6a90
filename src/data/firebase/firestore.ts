import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';

import { env } from '../../config/env';
import { app } from './app';
// every request is to go in the name of whoever is signed in: where the service is not there yet it would go in nobody's
import './auth';

// every failure is thrown too, and what becomes of it is for the page to say
setLogLevel('silent');

export const firestore = getFirestore(app);
if (env.VITE_FIRESTORE_EMULATOR !== undefined) {
  const [host = '', port = ''] = env.VITE_FIRESTORE_EMULATOR.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
}
