import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { contentPlugin } from './scripts/lib/content-plugin.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), contentPlugin()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/unit.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
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
      { test: { name: 'perf', include: ['tests/perf/**/*.test.ts'] } },
    ],
  },
});
