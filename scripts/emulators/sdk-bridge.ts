import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOnPath, findRealOnPath } from '../lib/executables';
import { javaProgram, type Java } from './java';
import { cacheFolder, root } from '../lib/project';
import { UserError } from '../lib/user-error';

const jarInSdk = path.join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
const bridgeSource = path.join(root, 'tools', 'StorageRules.java');

/** Start jars made from the Cloud SDK's Firestore emulator, in the shape that firebase-tools runs. */
interface SdkJars {
  readonly firestore: string;
  readonly storageRules: string;
}

/** Finds the Firestore emulator's jar in an installed Google Cloud SDK, or undefined. */
export function findSdkJar(): string | undefined {
  const gcloud = findRealOnPath('gcloud');
  if (gcloud === undefined) return undefined;
  // Resolving the link answers at once; asking gcloud takes a second and is for wrapper scripts.
  return sdkJarBelow(path.dirname(path.dirname(gcloud))) ?? sdkJarBelow(askForSdkRoot());
}

/** Builds both start jars, or returns those built before from the same parts. */
export function buildSdkJars(sdkJar: string, java: Java): SdkJars {
  if (!java.hasCompiler) {
    throw new UserError(
      `Using the Cloud SDK's emulators takes a full JDK, and ${java.home} has no javac: install a JDK of version 21 or later.`,
    );
  }
  const folder = path.join(cacheFolder, 'emulators', fingerprint(sdkJar, java));
  if (!existsSync(folder)) buildInto(folder, sdkJar, java);
  return {
    firestore: path.join(folder, 'firestore.jar'),
    storageRules: path.join(folder, 'storage-rules.jar'),
  };
}

function sdkJarBelow(sdkRoot: string | undefined): string | undefined {
  if (sdkRoot === undefined) return undefined;
  const jar = path.join(sdkRoot, jarInSdk);
  return existsSync(jar) ? jar : undefined;
}

function askForSdkRoot(): string | undefined {
  const gcloud = findOnPath('gcloud');
  if (gcloud === undefined) return undefined;
  try {
    const args = ['info', '--format=value(installation.sdk_root)'];
    return execFileSync(gcloud, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    }).trim();
  } catch {
    return undefined;
  }
}

function fingerprint(sdkJar: string, java: Java): string {
  const { size, mtimeMs } = statSync(sdkJar);
  return createHash('sha256')
    .update(JSON.stringify([sdkJar, size, mtimeMs, java.version]))
    .update(readFileSync(bridgeSource))
    .digest('hex')
    .slice(0, 16);
}

/** Builds beside the target and renames at the end, so that two runs at once cannot see half a build. */
function buildInto(folder: string, sdkJar: string, java: Java): void {
  const draft = `${folder}.${String(process.pid)}`;
  const classes = path.join(draft, 'classes');
  mkdirSync(classes, { recursive: true });
  try {
    execFileSync(
      javaProgram(java, 'javac'),
      ['-proc:none', '-nowarn', '-cp', sdkJar, '-d', classes, bridgeSource],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    packJar(
      java,
      draft,
      'firestore',
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      sdkJar,
      [],
    );
    packJar(java, draft, 'storage-rules', 'StorageRules', sdkJar, ['-C', classes, '.']);
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function packJar(
  java: Java,
  folder: string,
  name: string,
  mainClass: string,
  sdkJar: string,
  content: string[],
): void {
  const manifest = path.join(folder, `${name}.txt`);
  writeFileSync(manifest, `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(sdkJar).href}\n`);
  const target = path.join(folder, `${name}.jar`);
  execFileSync(javaProgram(java, 'jar'), [
    '--create',
    '--file',
    target,
    '--manifest',
    manifest,
    ...content,
  ]);
}
