import { serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';

import { placeOf, type Problem } from '../../domain/client-error/client-error';
import { limits } from '../../domain/limits';
import { expiryOf } from '../../domain/retention';
import { localStore } from '../../lib/local-store';
import { serverNow } from '../../lib/server-clock';
import { isDataError } from '../errors';
import { auth } from '../firebase/auth';
import { request } from '../firebase/request';
import { clientErrorRef } from './refs';

const dayMs = 24 * 60 * 60 * 1000;

/** What this device has told of today, so that it asks nobody twice. */
const told = localStore('teoriklar.toldProblems', (stored) =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : null,
);

/**
 * Who reports, without a name: of a user a digest that is another one every day; of the rest one of a few places that they
 * share. Twin of `reporter` in firestore.rules.
 */
async function reporterOf(uid: string | undefined, day: number): Promise<string> {
  if (uid === undefined) return String(Math.floor(Math.random() * limits.clientErrorVisitors));
  const bytes = new TextEncoder().encode(`${uid}/${String(day)}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Tells the operator of a problem, once a day from each device. Never throws: what cannot be told, such as without a network,
 * is told when it happens again.
 */
export async function sendProblem(problem: Problem): Promise<void> {
  await auth.authStateReady();
  const now = serverNow();
  const day = Math.floor(now.getTime() / dayMs);
  const place = placeOf(problem);
  const key = `${String(day)}_${String(place)}`;
  const before = told.read()?.filter((each) => each.startsWith(`${String(day)}_`)) ?? [];
  if (before.includes(key)) return;
  const reporter = await reporterOf(auth.currentUser?.uid, day);
  try {
    await request(() =>
      setDoc(clientErrorRef(reporter, day, place), {
        ...problem,
        createdAt: serverTimestamp(),
        expiresAt: Timestamp.fromDate(expiryOf('clientErrors', now)),
      }),
    );
  } catch (error) {
    // refused: it has been told of already, from another device or in another visitor's place
    if (!isDataError(error, 'permission-denied')) return;
  }
  told.write([...before, key]);
}
