import { PERSISTER_KEY_PREFIX } from '@tanstack/query-persist-client-core';
import type { QueryKey } from '@tanstack/react-query';
import { delMany, keys } from 'idb-keyval';

import { localStore } from '../lib/local-store';
import { database, orElse, persister } from './query-client';

/** Removes from the device every result whose key begins so and goes on, without reading any. */
export async function forgetKept(beginning: QueryKey): Promise<void> {
  const name = `${PERSISTER_KEY_PREFIX}-${JSON.stringify(beginning).slice(0, -1)},`;
  const kept = await orElse(keys<string>(database), []);
  await orElse(
    delMany(
      kept.filter((key) => key.startsWith(name)),
      database,
    ),
    undefined,
  );
}

const day = 24 * 60 * 60 * 1000;

/** When the device was last looked through. */
const lastLook = localStore('teoriklar.cacheLook', (stored) =>
  typeof stored === 'number' ? stored : 0,
);

/** Removes from the device what is too old to be used; once a day, since that reads everything there is. */
export async function forgetExpired(): Promise<void> {
  const now = Date.now();
  // a clock that was ahead has not looked for tomorrow
  if (Math.abs(now - (lastLook.read() ?? 0)) < day) return;
  lastLook.write(now);
  await orElse(persister.persisterGc(), undefined);
}
