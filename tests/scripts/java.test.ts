import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { executableName } from '../../scripts/lib/executables';
import { findJava } from '../../scripts/emulators/java';
import { UserError } from '../../scripts/lib/user-error';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-java-'));
  vi.stubEnv('JAVA_HOME', undefined);
  vi.stubEnv('PATH', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Lays down what an installation is known by and returns its folder; the programs do nothing. */
function install(name: string, version: string, programs = ['java', 'javac']): string {
  const home = path.join(folder, name);
  mkdirSync(path.join(home, 'bin'), { recursive: true });
  writeFileSync(path.join(home, 'release'), `IMPLEMENTOR="x"\nJAVA_VERSION="${version}"\n`);
  for (const program of programs) {
    const file = path.join(home, 'bin', executableName(program));
    writeFileSync(file, '');
    chmodSync(file, 0o755);
  }
  return home;
}

/** The error that a developer reads. */
function refusal(folders: readonly string[]): UserError {
  try {
    findJava(folders);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error('a Java was found');
}

describe('findJava', () => {
  it('says in one sentence what to install when there is none', () => {
    const { message } = refusal([folder, path.join(folder, 'missing')]);
    expect(message).toMatch(
      /^The Firebase emulators need a JDK of version 21 or later and none was found in JAVA_HOME/,
    );
    expect(message).toContain('install one (Debian/Ubuntu: sudo apt-get install');
    expect(message).not.toContain('\n');
  });

  it('names the newest that is there when all are too old', () => {
    install('a', '11.0.2');
    const newest = install('b', '20.0.1');
    install('c', '17.0.15');
    expect(refusal([folder]).message).toContain(`21 or later and only 20 was found (${newest}) in`);
  });

  it.each(['JAVA_HOME', 'PATH'])('refuses a Java of %s that is too old', (variable) => {
    const home = install('old', '17.0.15');
    vi.stubEnv(variable, variable === 'PATH' ? path.join(home, 'bin') : home);
    expect(refusal([]).message).toContain('only 17 was found');
  });

  it.each(['JAVA_HOME', 'PATH'])('takes a Java of %s that is new enough', (variable) => {
    const home = install('new', '21');
    vi.stubEnv(variable, variable === 'PATH' ? path.join(home, 'bin') : home);
    expect(findJava([])).toMatchObject({ version: 21, hasCompiler: true });
  });

  it('looks further when JAVA_HOME leads to one that is too old or to nothing', () => {
    const home = install('jvm/new', '25.0.1');
    const jvm = path.join(folder, 'jvm');
    vi.stubEnv('JAVA_HOME', install('old', '17.0.15'));
    expect(findJava([jvm]).home).toBe(home);
    vi.stubEnv('JAVA_HOME', path.join(folder, 'missing'));
    expect(findJava([jvm]).home).toBe(home);
  });

  it('prefers the newest, and any that can compile to a bare runtime', () => {
    install('a', '21.0.4');
    const newest = install('b', '25.0.1');
    install('c', '26', ['java']);
    expect(findJava([folder])).toEqual({ home: newest, version: 25, hasCompiler: true });
  });

  it('takes a bare runtime when there is nothing else', () => {
    const home = install('jre', '21.0.4', ['java']);
    expect(findJava([folder])).toEqual({ home, version: 21, hasCompiler: false });
  });

  it('finds an installation inside a macOS bundle', () => {
    const home = install('temurin.jdk/Contents/Home', '21.0.4');
    expect(findJava([folder]).home).toBe(home);
  });
});
