import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Java } from './java';
import { buildSdkJars, findSdkJar } from './sdk-bridge';

/** What firebase-tools says of an archive it downloads on first use. */
interface Download {
  readonly remoteUrl: string;
  readonly downloadPathRelativeToCacheDir: string;
  readonly binaryPathRelativeToCacheDir?: string;
}

interface DownloadList {
  readonly firestore: Download;
  readonly storage: Download;
  readonly ui: { readonly main: Download };
}

/** Where the emulators' archives come from in this run. */
export interface Archives {
  /** Set for firebase-tools' process. */
  readonly env: Readonly<Record<string, string>>;
  /** True iff firebase-tools has to reach the internet to start. */
  readonly needsDownload: boolean;
  readonly withUi: boolean;
  /** One line for the log. */
  readonly summary: string;
}

interface Choice {
  readonly origin: string;
  readonly env: Readonly<Record<string, string>>;
  readonly needsDownload: boolean;
}

const require = createRequire(import.meta.url);
const listFile = require.resolve('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');

/**
 * Chooses the source of each archive: an override that is already set, firebase-tools' own cache,
 * the Cloud SDK, and else firebase-tools' download.
 */
export async function chooseArchives(java: Java, wantsUi: boolean): Promise<Archives> {
  const downloads = JSON.parse(readFileSync(listFile, 'utf8')) as DownloadList;
  const firestore = choose(
    'FIRESTORE_EMULATOR_BINARY_PATH',
    downloads.firestore,
    (jar) => buildSdkJars(jar, java).firestore,
  );
  const storage = choose(
    'STORAGE_EMULATOR_BINARY_PATH',
    downloads.storage,
    (jar) => buildSdkJars(jar, java).storageRules,
  );
  const ui = wantsUi && (isCached(downloads.ui.main) || (await canDownload(downloads.ui.main)));
  return {
    env: { ...firestore.env, ...storage.env },
    needsDownload:
      firestore.needsDownload || storage.needsDownload || (ui && !isCached(downloads.ui.main)),
    withUi: ui,
    summary: `Emulators: Firestore from ${firestore.origin}, Storage rules from ${storage.origin}, UI ${ui ? 'on' : 'off'}, Java ${String(java.version)}`,
  };
}

function choose(variable: string, download: Download, build: (sdkJar: string) => string): Choice {
  if (process.env[variable]) return { origin: variable, env: {}, needsDownload: false };
  if (isCached(download)) return { origin: "firebase-tools' cache", env: {}, needsDownload: false };
  const sdkJar = findSdkJar();
  if (sdkJar === undefined)
    return { origin: "firebase-tools' download", env: {}, needsDownload: true };
  return { origin: 'the Cloud SDK', env: { [variable]: build(sdkJar) }, needsDownload: false };
}

function isCached(download: Download): boolean {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? path.join(os.homedir(), '.cache/firebase/emulators');
  return existsSync(
    path.join(
      folder,
      download.binaryPathRelativeToCacheDir ?? download.downloadPathRelativeToCacheDir,
    ),
  );
}

async function canDownload(download: Download): Promise<boolean> {
  try {
    const answer = await fetch(download.remoteUrl, {
      method: 'HEAD',
      signal: AbortSignal.timeout(2000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
