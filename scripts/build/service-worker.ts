import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

import { shellsOfProgram } from '../emulators/firebase-config';
import { readManifest, type Manifest } from './manifest';
import { root } from '../lib/project';

/** Pages that nobody needs in a tunnel: their code is not kept on the device. */
const notKept = /^src\/(?:app\/routes\/admin|features\/gallery\/gallery-page)\b/;

/** Hosting serves a page without the ending of its file. */
const addressOf = (file: string) => `/${file.replace(/\.html$/, '')}`;

/** The shell of each address of the program that is kept. */
const shells = [...shellsOfProgram()]
  .filter(([source]) => !/^\/(?:admin|komponenter)\b/.test(source))
  .map(([source, file]) => [source, addressOf(file), file] as const);

/** Files that keep their name over releases, by the address that hosting gives them. */
const steadyFiles: Readonly<Record<string, string>> = {
  '/app': 'app.html',
  ...Object.fromEntries(shells.map(([, address, file]) => [address, file])),
  '/offline': 'offline.html',
  '/first-paint.js': 'first-paint.js',
  '/favicon.svg': 'favicon.svg',
  '/manifest.webmanifest': 'manifest.webmanifest',
};

/** The files of all that a learner may open, by way of every import there is, but for the pages not kept. */
function hashedFiles({ chunk }: Manifest): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key) || notKept.test(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = chunk(key);
    [...imports, ...dynamicImports].forEach(visit);
  };
  visit('index.html');
  const files = [...seen].flatMap((key) => {
    const { file, css = [], assets = [] } = chunk(key);
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].filter((file) => !file.endsWith('.woff2') || isSwedish(file)).sort();
}

const isSwedish = (font: string) => font.includes('-latin-wght');

function versionOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

/** Builds the service worker, which is to keep what the build in the folder consists of. */
export async function buildServiceWorker(folder: string, pages: readonly string[]): Promise<void> {
  const hashed = hashedFiles(readManifest(folder));
  const about = {
    version: versionOf(folder, [...hashed, ...Object.values(steadyFiles)]),
    files: [...Object.keys(steadyFiles), ...hashed.map((file) => `/${file}`)],
    shells: shells.map(([source, address]) => [source, address] as const),
    pages,
  };
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
