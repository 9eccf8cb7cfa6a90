import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

import type { PublicPage } from '../../src/app/public-page';
import { shellsAddress, type Build } from '../../src/boot/build';
import { shellsOfProgram } from '../emulators/firebase-config';
import { root } from '../lib/project';
import { orderKeptFiles } from './kept-files';
import { readManifest } from './manifest';
import { addressOf, collectShells } from './shells';

/** The shells of all pages, in one file. */
const shellsFile = 'shells.json';

/** Files that keep their name over releases and that every device keeps, by the address that hosting gives them. */
const steadyFiles: Readonly<Record<string, string>> = {
  [shellsAddress]: shellsFile,
  '/offline': 'offline.html',
  '/first-paint.js': 'first-paint.js',
  '/favicon.svg': 'favicon.svg',
  '/manifest.webmanifest': 'manifest.webmanifest',
};

/** Pages for those who build the pages come from hosting alone. */
const isGallery = (address: string) => /^\/komponenter\b/.test(address);

function versionOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

/** Returns what the service worker is told of the build in the folder, and puts the shells beside it. */
function aboutBuild(folder: string, publicPages: readonly PublicPage[]): Build {
  const shown = [...shellsOfProgram()].filter(([source]) => !isGallery(source));
  const shells = collectShells(folder, [
    ...new Set(['/app.html', ...shown.map(([, shell]) => `/${shell}`)]),
  ]);
  writeFileSync(path.join(folder, shellsFile), JSON.stringify(shells));
  const modules = publicPages.map(({ module }) => module);
  const { start, visitor, learner, panel } = orderKeptFiles(readManifest(folder), modules);
  const hashed = [...new Set([...start, ...visitor, ...learner, ...panel])].sort();
  return {
    version: versionOf(folder, [...Object.values(steadyFiles), ...hashed]),
    start: [...Object.keys(steadyFiles), ...start],
    visitor,
    learner,
    panel,
    shells: shown.map(([source, shell]) => [source, addressOf(`/${shell}`)]),
    pages: publicPages.map(({ address }) => address),
  };
}

/** Builds the service worker, which is to keep what the build in the folder consists of. */
export async function buildServiceWorker(
  folder: string,
  publicPages: readonly PublicPage[],
): Promise<void> {
  const about = aboutBuild(folder, publicPages);
  // beside the manifest, and as little served: for tests
  writeFileSync(path.join(folder, '.vite/service-worker.json'), JSON.stringify(about));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(about) },
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
