import { offlineState } from '../data/offline/offline-state';
import { localStore } from '../lib/local-store';
import { logProblem } from '../lib/log';
import { askWorker } from './ask-worker';
import { dataSaving } from './data-saving';
import { whenLineIsIdle } from './idle-line';
import type { KeepAnswer } from './keep-messages';
import { personHere, watchPerson } from './person-here';

/** Milliseconds until what has failed is tried again. */
const againMs = 60_000;

/** True once the learner has asked for everything although the device is to use little data. */
const isOrdered = localStore('teoriklar.keepProgram', (stored) => stored === true);

const isSparing = () => dataSaving.isOn() && isOrdered.read() !== true;

/** Shows how far the version has come that the learner's pages are shown with. */
function tell({ missing, problem }: KeepAnswer, wake: () => void): void {
  if (missing === 0) offlineState.tell({ kind: 'ready' });
  else if (problem === 'full') offlineState.tell({ kind: 'full' });
  else if (!isSparing()) offlineState.tell({ kind: 'coming' });
  else {
    const fetchNow = () => {
      isOrdered.write(true);
      wake();
    };
    offlineState.tell({ kind: 'sparing', fetchNow });
  }
}

/**
 * Keeps what this person needs of the program, a few files at a time, until nothing is missing or something is in the way.
 * @param wake has this run again
 * @param offer is called when a version that waits has all that it is to have
 */
async function keepFiles(
  registration: ServiceWorkerRegistration,
  wake: () => void,
  offer: () => void,
): Promise<void> {
  const look = { keepFor: personHere(), isToFetch: false };
  let answer = await askWorker(registration.active, look);
  if (answer !== null) tell(answer, wake);
  if (registration.waiting !== null) answer = await askWorker(registration.waiting, look);
  while (answer?.problem === null && answer.missing > 0 && !isSparing()) {
    await whenLineIsIdle();
    const worker = registration.waiting ?? registration.active;
    answer = await askWorker(worker, { keepFor: personHere(), isToFetch: true });
    if (answer !== null && worker === registration.active) tell(answer, wake);
  }
  if (answer === null || answer.problem === 'network') setTimeout(wake, againMs);
  // hosting has a newer release, with other files
  else if (answer.problem === 'gone') await registration.update();
  else if (answer.problem === null && registration.waiting !== null) offer();
}

/**
 * Keeps what this person needs of the program on the device, when the line is idle, and what somebody else needs who signs
 * in.
 * @param offer is called when a version that waits has all that it is to have
 */
export function keepProgram(registration: ServiceWorkerRegistration, offer: () => void): void {
  let isRunning = false;
  let isToRunAgain = false;

  const wake = () => {
    isToRunAgain = true;
    if (!isRunning) void run();
  };
  const run = async () => {
    isRunning = true;
    while (isToRunAgain) {
      isToRunAgain = false;
      await keepFiles(registration, wake, offer).catch((error: unknown) => {
        logProblem('the program could not be kept', error);
      });
    }
    isRunning = false;
  };

  const followInstalling = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') wake();
    });
  };
  followInstalling();
  registration.addEventListener('updatefound', followInstalling);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  window.addEventListener('online', wake);
  dataSaving.watch(wake);
  watchPerson(wake);
  wake();
}
