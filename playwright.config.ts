import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/** Times as long is waited: emulators that hold tens of thousands of documents take minutes to count them. */
const patience = Number(process.env['PATIENCE'] ?? 1);

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'perf/**/*.spec.ts'],
  outputDir: 'test-results',
  // one picture for every machine: what is drawn holds no text
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  // one more than cores: each waits for the page or the emulators a fifth of its time
  workers: 3,
  // what is waited for comes within a second or two; a machine that has other work may take many times that
  timeout: 180_000 * patience,
  expect: { timeout: 30_000 * patience },
  forbidOnly: true,
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:5000',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // recording every step costs time that CI does not have
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
    // what it fetches passes tests by; those of the service worker let it in
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
