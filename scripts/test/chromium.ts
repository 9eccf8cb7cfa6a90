import path from 'node:path';
import { installOnDebian } from './debian';
import { findOnPath, isExecutable } from '../lib/executables';
import { UserError } from '../lib/user-error';

/** Debian's Chromium without windows: the browser tests take a quarter less time in it. */
const shell = 'chromium-headless-shell';

const namesOnPath = [
  shell,
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

/** What this machine is like. */
interface Machine {
  /** Where a browser may lie outside PATH. */
  readonly places: readonly string[];
  /** Names the Linux distribution. */
  readonly osRelease: string;
}

const thisMachine: Machine = {
  places: fixedPlaces[process.platform] ?? [],
  osRelease: '/etc/os-release',
};

/** Finds the system's Chromium or Chrome; on a Debian machine of a CI the one without windows is installed when missing. */
export function findChromium({ places, osRelease } = thisMachine): string {
  const chosen = fromVariable() ?? findOnPath(shell);
  if (chosen !== undefined) return chosen;
  installOnDebian('Chromium', [shell], osRelease);
  const found = search(places);
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

function search(places: readonly string[]): string | undefined {
  return (
    namesOnPath.map(findOnPath).find((file) => file !== undefined) ?? places.find(isExecutable)
  );
}
