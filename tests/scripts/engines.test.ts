import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { findFirefox, findWebKit, prepareEngines } from '../../scripts/test/engines';
import { describeCount } from '../../scripts/test/steps';
import { countVitest } from '../../scripts/test/test-reports';

const noFirefox =
  'Firefox was not found, so its tests are skipped (Debian: apt-get install firefox-esr).';
const noWebKit =
  'WebKit was not found, so its tests are skipped (Debian: apt-get install webkit2gtk-driver xvfb).';

let folder: string;
let programs: string;
let osRelease: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-engines-'));
  programs = path.join(folder, 'bin');
  osRelease = path.join(folder, 'os-release');
  mkdirSync(programs);
  writeFileSync(osRelease, 'NAME="Debian GNU/Linux"\nID=debian\n');
  vi.stubEnv('PATH', programs);
  vi.stubEnv('CI', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function addProgram(name: string, text = ''): string {
  const file = path.join(programs, name);
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

/** An apt-get that installs every program the engines consist of. */
function addInstaller(): void {
  const files = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].map((name) => path.join(programs, name));
  const work = files.map((file) => `: > "${file}"; /bin/chmod 755 "${file}"`).join('; ');
  addProgram('apt-get', `#!/bin/sh\n[ "$1" = update ] || { ${work}; }\n`);
  addProgram('sudo', '#!/bin/sh\nshift\nexec "$@"\n');
}

describe('the engines beside Chromium', () => {
  it('are named when they are not there, and nothing is installed on a developer machine', () => {
    addInstaller();
    expect(prepareEngines(osRelease)).toEqual([noFirefox, noWebKit]);
    expect(existsSync(path.join(programs, 'firefox-esr'))).toBe(false);
  });

  it('are named when they cannot be installed', () => {
    vi.stubEnv('CI', 'true');
    expect(prepareEngines(osRelease)).toEqual([noFirefox, noWebKit]);
  });

  it('are installed on a Debian machine of a CI', () => {
    vi.stubEnv('CI', 'true');
    addInstaller();
    expect(prepareEngines(osRelease)).toEqual([]);
  });

  it('are taken from PATH; WebKit needs a screen as well', () => {
    const firefox = addProgram('firefox');
    const driver = addProgram('WebKitWebDriver');
    expect(findFirefox()).toBe(firefox);
    expect(findWebKit()).toBeUndefined();
    const screen = addProgram('Xvfb');
    expect(findWebKit()).toEqual({ driver, screen });
    expect(prepareEngines(osRelease)).toEqual([]);
  });
});

describe('tests that are skipped', () => {
  function count(numbers: { numPassedTests: number; numPendingTests: number }) {
    const file = path.join(folder, 'report.json');
    writeFileSync(file, JSON.stringify({ numFailedTests: 0, ...numbers }));
    return countVitest(file, { code: 0, output: '' });
  }

  it('are counted as such, and a step of nothing else has not failed', () => {
    expect(count({ numPassedTests: 2, numPendingTests: 3 })).toEqual({
      passed: 2,
      failed: 0,
      skipped: 3,
    });
    expect(count({ numPassedTests: 0, numPendingTests: 3 })).toMatchObject({ failed: 0 });
    expect(count({ numPassedTests: 0, numPendingTests: 0 })).toMatchObject({ failed: 1 });
  });

  it('are named in the last line, which is as before where there are none', () => {
    expect(describeCount({ passed: 2, failed: 0, skipped: 3 })).toBe(
      '2 passed, 0 failed, 3 skipped',
    );
    expect(describeCount({ passed: 2, failed: 0 })).toBe('2 passed, 0 failed');
  });
});
