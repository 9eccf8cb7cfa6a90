import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findOnPath } from '../lib/executables';
import { print } from '../lib/print';

/**
 * Installs packages if this is a Debian machine of a CI; anywhere else, or when it fails, nothing happens.
 * @param name what the packages are for, to say so.
 * @param osRelease the file that names the Linux distribution.
 */
export function installOnDebian(
  name: string,
  packages: readonly string[],
  osRelease = '/etc/os-release',
): void {
  if (!process.env['CI'] || !isDebian(osRelease) || findOnPath('apt-get') === undefined) return;
  print(`Installing ${name} (apt-get install ${packages.join(' ')}) …`);
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages];
  if (runAsRoot(['apt-get', 'update'])) runAsRoot(install);
}

/** On Ubuntu packages of browsers are snaps, which do not run in a container. */
function isDebian(osRelease: string): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync(osRelease, 'utf8'));
  } catch {
    return false;
  }
}

function runAsRoot(command: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...args] = isRoot ? command : ['sudo', '-n', ...command];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'ignore', env }).status === 0;
}
