import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { findChromium } from '../../scripts/test/chromium';
import { executableName } from '../../scripts/lib/executables';

const noneFound =
  /^The browser tests need Chromium or Chrome and none was found: install one .*CHROMIUM_PATH to its program\.$/;

let folder: string;
let programs: string;
let installations: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-chromium-'));
  programs = path.join(folder, 'bin');
  installations = path.join(folder, 'installations');
  mkdirSync(programs);
  vi.stubEnv('PATH', programs);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('CI', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function addProgram(name: string, text = ''): string {
  const file = path.join(programs, executableName(name));
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

/** A Debian whose apt-get writes down its arguments, and installs Chromium without windows unless it is broken. */
function debian({ isBroken = false } = {}): { places: string[]; osRelease: string } {
  const chromium = path.join(programs, 'chromium-headless-shell');
  const work = isBroken
    ? 'exit 100'
    : `[ "$1" = update ] || { : > "${chromium}"; /bin/chmod 755 "${chromium}"; }`;
  addProgram('apt-get', `#!/bin/sh\necho "$@" >> "${installations}"\n${work}\n`);
  addProgram('sudo', '#!/bin/sh\nshift\nexec "$@"\n');
  const osRelease = path.join(folder, 'os-release');
  writeFileSync(osRelease, 'NAME="Debian GNU/Linux"\nID=debian\n');
  return { places: [], osRelease };
}

const elsewhere = { places: [], osRelease: '/nonexistent/os-release' };

describe('findChromium', () => {
  it('says in one sentence what to do when there is none', () => {
    expect(() => findChromium(elsewhere)).toThrow(noneFound);
  });

  it.each(['chromium', 'google-chrome', 'chromium-headless-shell'])(
    'takes %s from PATH',
    (name) => {
      const file = addProgram(name);
      expect(findChromium(elsewhere)).toBe(file);
    },
  );

  it('takes a browser from its usual place outside PATH', () => {
    const place = addProgram('Google Chrome');
    const missing = path.join(folder, 'missing');
    expect(findChromium({ ...elsewhere, places: [missing, place] })).toBe(place);
  });

  it('prefers the one without windows to the other', () => {
    addProgram('chromium');
    const file = addProgram('chromium-headless-shell');
    expect(findChromium(elsewhere)).toBe(file);
  });

  it('prefers the program that CHROMIUM_PATH names', () => {
    addProgram('chromium-headless-shell');
    const chosen = addProgram('my-browser');
    vi.stubEnv('CHROMIUM_PATH', chosen);
    expect(findChromium(elsewhere)).toBe(chosen);
  });

  it('refuses a CHROMIUM_PATH that is no program, although there is a browser', () => {
    addProgram('chromium');
    vi.stubEnv('CHROMIUM_PATH', folder);
    expect(() => findChromium(elsewhere)).toThrow(
      `CHROMIUM_PATH is ${folder}, which is not a program: correct or unset it.`,
    );
  });

  it("installs nothing on a developer's machine, not even for root", () => {
    const machine = debian();
    expect(() => findChromium(machine)).toThrow(noneFound);
    expect(existsSync(installations)).toBe(false);
  });

  it('installs Chromium on a Debian machine of a CI', () => {
    vi.stubEnv('CI', 'true');
    expect(findChromium(debian())).toBe(path.join(programs, 'chromium-headless-shell'));
    expect(readFileSync(installations, 'utf8')).toBe(
      'update\ninstall --yes --no-install-recommends chromium-headless-shell\n',
    );
  });

  it('takes the Chromium that is there when the other cannot be installed', () => {
    vi.stubEnv('CI', 'true');
    const file = addProgram('chromium');
    expect(findChromium(debian({ isBroken: true }))).toBe(file);
  });

  it('says what to do when that installation fails', () => {
    vi.stubEnv('CI', 'true');
    expect(() => findChromium(debian({ isBroken: true }))).toThrow(noneFound);
  });

  it('installs nothing on another distribution of a CI', () => {
    vi.stubEnv('CI', 'true');
    const machine = debian();
    writeFileSync(machine.osRelease, 'ID=ubuntu\nID_LIKE=debian\n');
    expect(() => findChromium(machine)).toThrow(noneFound);
    expect(existsSync(installations)).toBe(false);
  });
});
