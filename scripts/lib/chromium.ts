import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findOnPath, isExecutable } from './executables';
import { print } from './print';
import { UserError } from './user-error';

const namesOnPath = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const fixedPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map((variable) =>
    path.join(process.env[variable] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
};

/** Finds the system's Chromium or Chrome; on a Debian machine of a CI it is installed when missing. */
export function findChromium(): string {
  const found = fromVariable() ?? search() ?? (installOnDebian() ? search() : undefined);
  if (found !== undefined) return found;
  throw new UserError(
    'The browser tests need Chromium or Chrome and none was found: install one ' +
      '(Debian: apt-get install chromium; elsewhere https://www.google.com/chrome) or set CHROMIUM_PATH to its program.',
  );
}

function fromVariable(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (!chosen) return undefined;
  if (isExecutable(chosen)) return chosen;
  throw new UserError(`CHROMIUM_PATH is ${chosen}, which is not a program: correct or unset it.`);
}

function search(): string | undefined {
  const places = fixedPlaces[process.platform] ?? [];
  return (
    namesOnPath.map(findOnPath).find((file) => file !== undefined) ?? places.find(isExecutable)
  );
}

function installOnDebian(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isDebian() || findOnPath('apt-get') === undefined) return false;
  if (!isRoot && !process.env['CI']) return false;
  print('Installing Chromium (apt-get install chromium) …');
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'];
  return runAsRoot(['apt-get', 'update'], isRoot) && runAsRoot(install, isRoot);
}

/** On Ubuntu the package of this name is a snap, which does not run in a container. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function runAsRoot(command: readonly string[], isRoot: boolean): boolean {
  const [program = '', ...args] = isRoot ? command : ['sudo', '-n', ...command];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'ignore', env }).status === 0;
}
