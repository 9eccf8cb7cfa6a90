import { installOnDebian } from './debian';
import { findOnPath } from '../lib/executables';

/** What drives WebKitGTK: a browser of its own, and a screen for it. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly screen: string;
}

/** Finds Firefox on PATH. */
export function findFirefox(): string | undefined {
  return findOnPath('firefox-esr') ?? findOnPath('firefox');
}

/** Finds WebKitGTK's driver, which knows where its browser is, and a screen for it. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findOnPath('WebKitWebDriver');
  const screen = findOnPath('Xvfb');
  return driver === undefined || screen === undefined ? undefined : { driver, screen };
}

const engines = [
  { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
];

/**
 * Has the engines beside Chromium be there: on a Debian machine of a CI they are installed when missing. Returns a
 * sentence on each that is not to be had, and whose tests are skipped.
 */
export function prepareEngines(osRelease?: string): string[] {
  return engines.flatMap(({ name, packages, find }) => {
    if (find() === undefined) installOnDebian(name, packages, osRelease);
    return find() === undefined
      ? [
          `${name} was not found, so its tests are skipped (Debian: apt-get install ${packages.join(' ')}).`,
        ]
      : [];
  });
}
