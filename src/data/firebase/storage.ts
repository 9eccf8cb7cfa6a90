import { connectStorageEmulator, getStorage } from 'firebase/storage';

import { env } from '../../config/env';
import { app } from './app';

export const storage = getStorage(app);
// a dead network is told in half a minute, not in ten
storage.maxUploadRetryTime = 30_000;
storage.maxOperationRetryTime = 15_000;
if (env.VITE_STORAGE_EMULATOR !== undefined) {
  const [host = '', port = ''] = env.VITE_STORAGE_EMULATOR.split(':');
  connectStorageEmulator(storage, host, Number(port));
}
