import type { Archives } from './emulator-archives';
import { withFolderFirstOnPath } from '../lib/executables';
import type { Java } from './java';
import path from 'node:path';
import { cacheFolder, host, projectId } from '../lib/project';
import type { RunFolder } from './run-folder';

/** The emulators' ports that the app and the tests talk to. */
export interface ServicePorts {
  readonly auth: number;
  readonly firestore: number;
  readonly storage: number;
  readonly hub: number;
}

type Variables = Readonly<Record<string, string>>;

/** firebase-tools sends even requests to its own emulators through a proxy named here. */
const proxyVariables = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'];
const credentialVariables = ['FIREBASE_TOKEN', 'GOOGLE_APPLICATION_CREDENTIALS'];

/** The address of an emulator without a scheme, the form that most variables want. */
export function address(port: number): string {
  return `${host}:${String(port)}`;
}

/** The address of an emulator as an origin. */
export function origin(port: number): string {
  return `http://${address(port)}`;
}

/** What the app reads at build time or from the dev server. */
export function appEnvironment(ports: ServicePorts): Variables {
  return {
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_APP_ID: 'demo-app',
    VITE_FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
    VITE_AUTH_EMULATOR: origin(ports.auth),
    VITE_GALLERY: 'true',
    VITE_FIRESTORE_EMULATOR: address(ports.firestore),
    VITE_STORAGE_EMULATOR: address(ports.storage),
  };
}

/** What firebase-admin and the tests in Node read. */
export function nodeEnvironment(ports: ServicePorts): Variables {
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: address(ports.auth),
    FIRESTORE_EMULATOR_HOST: address(ports.firestore),
    FIREBASE_STORAGE_EMULATOR_HOST: address(ports.storage),
    FIREBASE_EMULATOR_HUB: address(ports.hub),
    // Google's client libraries look for a cloud machine's metadata server otherwise.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** What keeps firebase-tools to this machine: no update check, no message of the day, no account. */
export function firebaseToolsEnvironment(
  java: Java,
  archives: Archives,
  run: RunFolder,
): NodeJS.ProcessEnv {
  const dropped = [...credentialVariables, ...(archives.needsDownload ? [] : proxyVariables)];
  const inherited = Object.entries(process.env).filter(
    ([name]) => !dropped.includes(name.toUpperCase()),
  );
  return {
    ...withFolderFirstOnPath(Object.fromEntries(inherited), path.join(java.home, 'bin')),
    ...archives.env,
    JAVA_HOME: java.home,
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // firebase-tools keeps its login and its consent to analytics here: an empty folder has neither.
    XDG_CONFIG_HOME: path.join(cacheFolder, 'firebase-tools'),
    TMPDIR: run.temporary,
    TMP: run.temporary,
    TEMP: run.temporary,
  };
}
