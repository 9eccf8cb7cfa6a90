import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { contentPlugin } from './scripts/content/content-plugin.ts';

/** Tests that replace modules: what they put in place would stay for the next file. */
const mocked = 'src/**/*.mocked.test.{ts,tsx}';

/** Milliseconds: what takes one on a machine at rest may take many seconds on one that has other work. */
const testTimeout = 120_000;

const inBrowser = {
  testTimeout,
  environment: 'jsdom',
  setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/unit.ts'],
};

export default defineConfig({
  test: {
    projects: [
      // pure functions, which leave nothing behind: one worker and no browser for all of them
      {
        plugins: [contentPlugin()],
        test: {
          name: 'domain',
          include: ['src/{domain,graphics}/**/*.test.ts'],
          isolate: false,
          testTimeout,
          setupFiles: ['tests/setup/fail-on-console.ts'],
        },
      },
      {
        plugins: [react(), contentPlugin()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/{domain,graphics}/**', mocked],
          isolate: false,
          ...inBrowser,
        },
      },
      {
        plugins: [react(), contentPlugin()],
        test: { name: 'mocked', include: [mocked], ...inBrowser },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          fileParallelism: false,
          testTimeout,
          hookTimeout: testTimeout,
          setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/integration.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['tests/scripts/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          setupFiles: ['tests/setup/fail-on-console.ts'],
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          setupFiles: ['tests/setup/fail-on-console.ts'],
        },
      },
      { test: { name: 'perf', testTimeout, include: ['tests/perf/**/*.test.ts'] } },
    ],
  },
});
