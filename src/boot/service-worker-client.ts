import { logProblem } from '../lib/log';
import { notifyOffer } from '../ui/notify';

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

/** Offers the version that waits when the offer is taken: one that is made known later replaces it. */
function offer(registration: ServiceWorkerRegistration): void {
  notifyOffer('Ny version finns', 'Uppdatera', () => {
    update(registration);
  });
}

/** Offers a version when it has been fetched in full; the first one of all replaces nothing. */
function follow(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) {
      offer(registration);
    }
  });
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) offer(registration);
  follow(registration);
  registration.addEventListener('updatefound', () => {
    follow(registration);
  });
  // an installed program may stay open for days without loading a page
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** Has the program kept on the device (src/boot/service-worker.ts), and offers a new version when there is one. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    logProblem('the service worker could not be registered', error);
  });
  void navigator.serviceWorker.ready.then(followUpdates);
}
