import { offlineState } from '../data/offline/offline-state';
import { logProblem } from '../lib/log';
import { notifyOffer } from '../ui/notify';
import { whenLineIsIdle } from './idle-line';
import { keepProgram } from './keep-program';

/** Has the waiting version take over, and shows it by loading the page anew. */
function update({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => {
    window.location.reload();
  };
  // another tab has let it take over already
  if (waiting === null) {
    reload();
    return;
  }
  // only this tab: what another one has on screen may be a test under way
  waiting.addEventListener('statechange', () => {
    // another one may have taken its place meanwhile
    if (waiting.state === 'activated' || waiting.state === 'redundant') reload();
  });
  waiting.postMessage('activate');
}

function follow(registration: ServiceWorkerRegistration): void {
  let offered: ServiceWorker | null = null;
  keepProgram(registration, () => {
    if (offered === registration.waiting) return;
    offered = registration.waiting;
    // the version that waits when the offer is taken: one that is made known later replaces it
    notifyOffer('Ny version finns', 'Uppdatera', () => {
      update(registration);
    });
  });
  // an installed program may stay open for days without loading a page
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** Has the program kept on the device (src/boot/service-worker.ts), and offers a new version when there is one. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    offlineState.tell({ kind: 'unavailable' });
    return;
  }
  await whenLineIsIdle();
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    logProblem('the service worker could not be registered', error);
    if (navigator.serviceWorker.controller === null) offlineState.tell({ kind: 'unavailable' });
  });
  follow(await navigator.serviceWorker.ready);
}
