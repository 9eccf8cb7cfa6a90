import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

const suffix = process.platform === 'win32' ? '.exe' : '';

/** Returns true iff the path is a file that this user may run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The name of a program's file on this platform. */
export function executableName(name: string): string {
  return name + suffix;
}

/** Finds a program on PATH and returns its path, or undefined. */
export function findOnPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, executableName(name)))
    .find(isExecutable);
}

/** Like findOnPath, with symbolic links followed. */
export function findRealOnPath(name: string): string | undefined {
  const found = findOnPath(name);
  return found === undefined ? undefined : realpathSync(found);
}

/** Returns the environment with the folder put first on PATH, however the platform spells PATH. */
export function withFolderFirstOnPath(env: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [key]: [folder, env[key]].filter(Boolean).join(path.delimiter) };
}
