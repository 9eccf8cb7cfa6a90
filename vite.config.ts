import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { contentPlugin } from './scripts/lib/content-plugin.ts';

/**
 * The libraries that every page needs, and what of our own is as small and as seldom changed: in one file they are
 * smaller, and stay in browsers' caches over releases.
 */
const frame =
  /node_modules.((react|react-dom|react-router|react-router-dom|scheduler|@tanstack.(query-core|react-query))[\\/]|lucide-react.dist.esm.(?!icons))|src.(lib.(class-names|log)|ui.badge)\.tsx?$/;

/**
 * What a question is shown with, and what a session is made of. Each file compresses by itself, so forty small ones
 * take three kilobytes more than two; nothing of them is on the way to the landing page.
 */
const question =
  /src.(ui.(use-moved-heading|progress-bar|optional-chips)|components.question.(question-keys|explanation|choice-list|option-look|question-image)|domain.progress.result-band)|lucide-react.dist.esm.icons.(circle-check|circle-x|check|flag)\.m?js/;
const session =
  /src.(domain.(practice.(category|session)|progress.(answer-event|practice-result)|question.(question|difficulty|search-words)|account.(access|license)|random|learning.bookmark)\.ts|data.(questions.(queries|refs|repository|stored-question)|practice-categories.(queries|refs|repository|stored-practice-category)|licenses.(refs|repository|stored-license)|access.queries|outbox.(outbox|flush)|learning.(record-answers|sender)|firebase.read-by-ids)|app.guards.(session-gate|begun-minutes|use-access|access-failed|free-minutes-start|use-open-window)|components.learner|lib.server-clock)/;

export default defineConfig({
  plugins: [react(), tailwindcss(), contentPlugin()],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // every browser that runs the program knows modulepreload
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // without their names: pages list a hundred of them, and dist/.vite/manifest.json tells which is which
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            { name: 'frame', test: frame },
            { name: 'question', test: question, includeDependenciesRecursively: false },
            { name: 'session', test: session, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
