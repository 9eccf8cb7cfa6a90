// first of all: Firebase Auth takes its fetch along when it is loaded
import { restoreNetwork } from '../integration/support/network';
import 'fake-indexeddb/auto';

import { signOut } from 'firebase/auth';
import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, vi } from 'vitest';

import { auth } from '../../src/data/firebase/auth';
import { useLocalStorage } from '../integration/support/local-storage';

// Node's own navigator differs from version to version; this one has no locks, like that of an old browser
vi.stubGlobal('navigator', { userAgent: 'integration tests' });

useLocalStorage();

// the SDK writes every request that fails to the console; what the program makes of it is what counts
setLogLevel('silent');

afterEach(async () => {
  restoreNetwork();
  await signOut(auth);
});
