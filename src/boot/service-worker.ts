/// <reference lib="webworker" />

import { shellsAddress, type Build } from './build';
import { findMissing, keepAll, keepNext } from './keep-files';
import type { KeepAnswer, KeepRequest, Person, Problem } from './keep-messages';
import { keptVersions } from './kept-versions';
import { openShell } from './shells';

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: Build;

const { version, start, visitor, learner, panel, shells, pages } = __BUILD__;
const anyShell = '/app';
const offlinePage = '/offline';
const versions = keptVersions(version, shellsAddress);

const files: Readonly<Record<Person, readonly string[]>> = {
  visitor: [...start, ...visitor],
  learner: [...start, ...learner],
  administrator: [...start, ...learner, ...panel],
};
const known = new Set([...files.visitor, ...files.administrator]);

function findShell(pathname: string): string | undefined {
  return shells.find(([address]) =>
    address.endsWith('/**') ? pathname.startsWith(address.slice(0, -2)) : pathname === address,
  )?.[1];
}

/** True for the panel where its code is not on the device: an administrator has it, and nobody else needs it. */
async function isStrange(pathname: string): Promise<boolean> {
  if (!/^\/admin\b/.test(pathname)) return false;
  return (await findMissing(await versions.open(), panel)).length > 0;
}

async function open(shell: string): Promise<Response> {
  const kept = await versions.find(shellsAddress);
  return kept === undefined ? fetch(shell) : openShell(kept, shell, anyShell);
}

/** The program's own pages open at once, with or without a network; all others are as new as the network lets them. */
async function openPage(request: Request, pathname: string): Promise<Response> {
  const shell = findShell(pathname);
  if (shell !== undefined && !(await isStrange(pathname))) return open(shell);
  try {
    return await fetch(request);
  } catch {
    return pages.includes(pathname)
      ? open(anyShell)
      : ((await versions.find(offlinePage)) ?? Response.error());
  }
}

/** Files are never changed under their name but for those that the current version's cache has. */
async function openFile(request: Request): Promise<Response> {
  return (
    (await caches.match(request, { cacheName: versions.ownName })) ??
    (await caches.match(request)) ??
    fetch(request)
  );
}

/** Two tabs that ask at once wait for the same few files. */
let fetching: Promise<Problem | null> | null = null;

async function keep({ keepFor, isToFetch }: KeepRequest): Promise<KeepAnswer> {
  const cache = await versions.open();
  if (isToFetch) {
    fetching ??= keepNext(cache, files[keepFor]).finally(() => {
      fetching = null;
    });
  }
  const problem = await fetching;
  const missing = (await findMissing(cache, files[keepFor])).length;
  if (missing === 0) await versions.use();
  return { missing, problem };
}

self.addEventListener('install', (event) => {
  event.waitUntil(versions.open().then((cache) => keepAll(cache, start)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(versions.forgetOld());
});

async function answer({ data, ports: [port] }: ExtendableMessageEvent): Promise<void> {
  const request = data as KeepRequest | 'activate';
  if (request === 'activate') {
    // also on a device that is full, where this cannot be noted
    await versions.use().catch(() => undefined);
    await self.skipWaiting();
  } else port?.postMessage(await keep(request));
}

self.addEventListener('message', (event) => {
  event.waitUntil(answer(event));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // the database and the sign-in service are other hosts: their answers are none of this worker's business
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname));
  else if (known.has(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(openFile(request));
  }
});
