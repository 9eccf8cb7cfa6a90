import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const required = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
];

beforeEach(() => {
  vi.resetModules();
  for (const name of required) vi.stubEnv(name, 'x');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a complete environment is read, without emulators where none are named', async () => {
  const { env } = await import('./env');
  expect(env.VITE_FIREBASE_PROJECT_ID).toBe('x');
  expect(env.VITE_FIRESTORE_EMULATOR).toBeUndefined();
});

test('every name that is missing or malformed is told at once', async () => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', '');
  vi.stubEnv('VITE_FIREBASE_APP_ID', undefined);
  vi.stubEnv('VITE_AUTH_EMULATOR', 'localhost');
  await expect(import('./env')).rejects.toThrow(
    'Missing or malformed environment: VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID, VITE_AUTH_EMULATOR.',
  );
});
