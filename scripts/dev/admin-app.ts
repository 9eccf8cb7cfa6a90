import { applicationDefault, initializeApp, type App } from 'firebase-admin/app';

/** How to tell a command which project is meant. */
export function usageOf(command: string): string {
  return `Against the emulators of a running npm start:
  FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 ${command}
Against a real project:
  GOOGLE_APPLICATION_CREDENTIALS=<key file> GCLOUD_PROJECT=<project> ${command}`;
}

/** The project that the environment names, past every rule: emulators, or a real one with its credentials. */
export function initializeAdmin(): App {
  const isEmulated = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  const projectId = process.env['GCLOUD_PROJECT'] ?? (isEmulated ? 'demo-teoriklar' : undefined);
  return initializeApp({
    ...(projectId !== undefined && { projectId }),
    ...(!isEmulated && { credential: applicationDefault() }),
  });
}
