import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, root } from '../lib/project';
import { onShutdown } from '../lib/shutdown';

const perRun = /^(?:run-|\.firebase\.)(\d+)(?:\.json)?$/;

/** The places that belong to this run alone, so that two runs at once do not meet. */
export interface RunFolder {
  /** Working folder of the emulators: their logs and drafts of exports. */
  readonly folder: string;
  /** Their temporary folder: uploaded files and the hub's address. */
  readonly temporary: string;
  /** Their configuration, in the root because its paths are relative to where it lies. */
  readonly configFile: string;
}

/** Makes this run's folder, to be removed when the program ends, and removes those of dead runs. */
export function createRunFolder(): RunFolder {
  removeLeftovers();
  const folder = path.join(cacheFolder, `run-${String(process.pid)}`);
  const temporary = path.join(folder, 'tmp');
  const configFile = path.join(root, `.firebase.${String(process.pid)}.json`);
  mkdirSync(temporary, { recursive: true });
  const removeAll = () => {
    [folder, configFile].forEach(remove);
  };
  onShutdown(removeAll);
  process.once('exit', removeAll);
  return { folder, temporary, configFile };
}

function removeLeftovers(): void {
  mkdirSync(cacheFolder, { recursive: true });
  for (const parent of [root, cacheFolder]) {
    readdirSync(parent)
      .filter(isLeftover)
      .forEach((name) => {
        remove(path.join(parent, name));
      });
  }
}

function isLeftover(name: string): boolean {
  const pid = perRun.exec(name)?.[1];
  return pid !== undefined && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function remove(target: string): void {
  rmSync(target, { recursive: true, force: true, maxRetries: 3 });
}
