import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

import type { PublicPage } from '../../src/app/public-page';
import type { Build } from '../../src/boot/build';
import { shellsByAddress } from '../emulators/firebase-config';
import { root } from '../lib/project';
import { orderKeptFiles } from './kept-files';
import { readManifest } from './manifest';

/** Files that keep their name over releases and that every device keeps, by the address that hosting gives them. */
const steadyFiles: Readonly<Record<string, string>> = {
  '/app': 'app.html',
  '/offline': 'offline.html',
  '/first-paint.js': 'first-paint.js',
  '/favicon.svg': 'favicon.svg',
  '/manifest.webmanifest': 'manifest.webmanifest',
};

const isPanel = (address: string) => /^\/admin\b/.test(address);
const isBuyers = (address: string) =>
  /^\/(?:login|register|glomt-losenord|ovning)$|^\/(?:kopa|kop|kvitto)\b/.test(address);
/** Pages for those who build the pages come from hosting alone. */
const isGallery = (address: string) => /^\/komponenter\b/.test(address);

/** The address at which hosting serves a file. */
const addressOf = (file: string) => file.replace(/\.html$/, '');

const unique = (values: readonly string[]) => [...new Set(values)];

function versionOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

/** What the service worker is told of the build in the folder. */
function aboutBuild(folder: string, publicPages: readonly PublicPage[]): Build {
  const modules = publicPages.map(({ module }) => module);
  const files = orderKeptFiles(readManifest(folder), modules);
  const shown = shellsByAddress().filter(({ source }) => !isGallery(source));
  const shells = shown
    .map(({ source, destination }) => [source, addressOf(destination)] as const)
    .filter(([, shell]) => !(shell in steadyFiles));
  const shellsOf = (isTheirs: (address: string) => boolean) =>
    unique(shells.filter(([source]) => isTheirs(source)).map(([, shell]) => shell));
  const names = [
    ...Object.values(steadyFiles),
    ...unique([...files.start, ...files.learner, ...files.panel]).map((file) => file.slice(1)),
    ...unique(shown.map(({ destination }) => destination.slice(1))),
  ];
  return {
    version: versionOf(folder, names),
    start: [...Object.keys(steadyFiles), ...files.start],
    visitor: [...shellsOf(isBuyers), ...files.visitor],
    learner: [...shellsOf((source) => !isPanel(source)), ...files.learner],
    panel: [...shellsOf(isPanel), ...files.panel],
    shells: shown.map(({ source, destination }) => [source, addressOf(destination)]),
    pages: publicPages.map(({ address }) => address),
  };
}

/** Builds the service worker, which is to keep what the build in the folder consists of. */
export async function buildServiceWorker(
  folder: string,
  publicPages: readonly PublicPage[],
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(aboutBuild(folder, publicPages)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/boot/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
