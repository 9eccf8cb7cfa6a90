/// <reference lib="webworker" />

// a module, so that its names are its own
export {};

/** What the build puts in here: scripts/build/service-worker.ts. */
interface Build {
  /** Changes with every file below. */
  version: string;
  /** Addresses of all that is kept. */
  files: readonly string[];
  /**
   * Addresses of the program's own pages, each with that of the shell which shows it; `/**` at the end stands for whatever
   * follows, and the first that fits counts.
   */
  shells: readonly (readonly [source: string, shell: string])[];
  /** Addresses of the pages rendered ahead. */
  pages: readonly string[];
}

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: Build;

const { version, files, shells, pages } = __BUILD__;
const prefix = 'teoriklar-';
const cacheName = prefix + version;
/** Shows any page. */
const plainShell = '/app';
const offlinePage = '/offline';

/** Fetches everything, or fails and is tried again at a later visit. What has its hash in its name the browser may have already. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(
    files.map(
      (file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }),
    ),
  );
}

/** The version before stays, for tabs that still run it. */
async function forgetOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const others = names.filter((name) => name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

function shellOf(pathname: string): string | undefined {
  return shells.find(([source]) =>
    source.endsWith('/**') ? pathname.startsWith(source.slice(0, -2)) : pathname === source,
  )?.[1];
}

async function kept(address: string): Promise<Response> {
  return (await caches.match(address, { cacheName })) ?? fetch(address);
}

/** The program's own pages open at once, with or without a network; all others are as new as the network lets them. */
async function openPage(request: Request, pathname: string): Promise<Response> {
  const shell = shellOf(pathname);
  if (shell !== undefined) return kept(shell);
  try {
    return await fetch(request);
  } catch {
    return kept(pages.includes(pathname) ? plainShell : offlinePage);
  }
}

/** Files are never changed under their name but for those that the current version's cache has. */
async function openFile(request: Request): Promise<Response> {
  return (
    (await caches.match(request, { cacheName })) ?? (await caches.match(request)) ?? fetch(request)
  );
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // the database and the sign-in service are other hosts: their answers are none of this worker's business
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname));
  else if (files.includes(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(openFile(request));
  }
});
