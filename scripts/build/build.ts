import path from 'node:path';
import { build } from 'vite';

import { prerenderPages } from './prerender';
import { cacheFolder, root } from '../lib/project';
import { buildServiceWorker } from './service-worker';
import { mapFolder, takeOutSourceMaps } from './source-maps';

/** The program that renders pages; nothing of it is served. */
const serverFolder = path.join(cacheFolder, 'server');

process.env['NODE_ENV'] ??= 'production';
// tsx, which runs this, reads the configuration too
const shared = { root, logLevel: 'warn', configLoader: 'native' } as const;
await build({ ...shared, build: { sourcemap: 'hidden' } });
await build({
  ...shared,
  ssr: { noExternal: ['lucide-react'] },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: serverFolder,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
  },
});
const folder = path.join(root, 'dist');
takeOutSourceMaps(folder, path.join(root, mapFolder));
const pages = await prerenderPages(folder, path.join(serverFolder, 'entry-server.js'));
await buildServiceWorker(folder, pages);
// the program that renders keeps what it would show for a day
process.exit();
