import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { contentPlugin } from './scripts/lib/content-plugin.ts';

/** The libraries that every page needs: in one file they are smaller, and stay in browsers' caches over releases. */
const frame =
  /node_modules.((react|react-dom|react-router|react-router-dom|scheduler|@tanstack.(query-core|react-query))[\\/]|lucide-react.dist.esm.(?!icons))/;

export default defineConfig({
  plugins: [react(), tailwindcss(), contentPlugin()],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // every browser that runs the program knows modulepreload
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: frame }] } } },
  },
});
