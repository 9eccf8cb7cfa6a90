import { setTimeout as delay } from 'node:timers/promises';

import type { Google } from './google';
import { UserError } from '../lib/user-error';

const pollMs = 10_000;
/** Building an index over a large collection takes a while; longer than this, somebody is to look. */
const longestMs = 60 * 60_000;

interface Index {
  readonly name: string;
  readonly state: string;
}

/** The project's composite indexes that cannot be used yet, by their name. */
async function listUnbuilt({ ask, projectId }: Google): Promise<string[]> {
  const place = `projects/${projectId}/databases/(default)/collectionGroups/-/indexes`;
  const { indexes = [] } = await ask<{ indexes?: Index[] }>('firestore', place);
  return indexes.filter(({ state }) => state !== 'READY').map(({ name }) => name);
}

/** Waits until every index can be used. Throws UserError where that takes more than an hour. */
export async function waitForIndexes(google: Google, wait = () => delay(pollMs)): Promise<void> {
  for (let waited = 0; waited < longestMs; waited += pollMs) {
    if ((await listUnbuilt(google)).length === 0) return;
    await wait();
  }
  throw new UserError('The indexes are not built after an hour: look at them in the console.');
}
