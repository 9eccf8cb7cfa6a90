import { localStore } from '../../lib/local-store';

/** How fast this device reads aloud, as browsers count it; null where nothing has been read yet. */
export const readingSpeed = localStore(
  'teoriklar.readAloud',
  // earlier it was true where reading was wanted
  (stored) => Number(stored) || null,
);
