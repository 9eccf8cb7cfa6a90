import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { contentPlugin } from './scripts/content/content-plugin.ts';
import { nameSharedChunks } from './scripts/build/shared-chunks.ts';

/**
 * The libraries that every page needs, and what of our own is as small and as seldom changed: in one file they are
 * smaller, and stay in browsers' caches over releases.
 */
const frame =
  /node_modules.((react|react-dom|react-router|react-router-dom|scheduler|@tanstack.(query-core|react-query))[\\/]|lucide-react.dist.esm.(?!icons))|rolldown.runtime|src.(lib.(class-names|format|local-store|log|once)|data.(errors|query-client)|domain.purchase.standard-offer|ui.badge)\.tsx?$/;

const productionRouter = fileURLToPath(
  new URL('node_modules/react-router/dist/production/', import.meta.url),
);

/** The router without its warnings to developers: its package (7.18) leads bundlers to the build that has them. */
const routerForUsers: Plugin = {
  name: 'router-for-users',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${productionRouter}index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${productionRouter}dom-export.mjs` },
      ],
    },
  }),
};

export default defineConfig({
  plugins: [react(), tailwindcss(), contentPlugin(), routerForUsers],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // every browser that runs the program knows modulepreload
    modulePreload: { polyfill: false },
  },
  environments: {
    // what renders pages ahead is served to nobody, and split as it comes
    client: {
      build: {
        rolldownOptions: {
          output: {
            // without their names: pages list two hundred of them, and dist/.vite/manifest.json tells which is which
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'frame', test: frame },
                {
                  name: nameSharedChunks(),
                  debugName: 'shared',
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
});
