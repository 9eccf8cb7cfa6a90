import { bookSettingsSchema, standardBookSettings } from '../../domain/bookkeeping/accounts';
import { localStore } from '../../lib/local-store';

/** The accounts that were chosen on this device; the standard ones until somebody has. */
const store = localStore(
  'teoriklar.bookSettings',
  (stored) => bookSettingsSchema.safeParse(stored).data ?? null,
);

export const bookSettingsStore = {
  read: () => store.read() ?? standardBookSettings,
  write: store.write,
};
