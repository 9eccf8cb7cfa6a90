import { logProblem } from '../lib/log';
import { notifyOffer } from '../ui/notify';

/** Offers the new version that waits; taken, it shows itself by loading the page anew. */
function offer(worker: ServiceWorker): void {
  notifyOffer('Ny version finns', 'Uppdatera', () => {
    // only this tab: what another one has on screen may be a test under way
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      window.location.reload();
    });
    worker.postMessage('activate');
  });
}

/** Offers a version when it has been fetched in full; the first one of all replaces nothing. */
function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) offer(worker);
  });
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => {
    follow(registration.installing);
  });
  // an installed program may stay open for days without loading a page
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** Has the program kept on the device (src/service-worker.ts), and offers a new version when there is one. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    logProblem('the service worker could not be registered', error);
  });
  void navigator.serviceWorker.ready.then(followUpdates);
}
