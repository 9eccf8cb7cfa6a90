import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { lockStamp, makeCheckout, stampFile, type Checkout } from './support/checkout';
import { bootstrap, runCommand } from './support/command';

const usage = 'Usage: node scripts/bootstrap.mjs <start|test|screenshots|lighthouse|bench>\n';

let checkout: Checkout;

beforeAll(async () => {
  checkout = await makeCheckout(11_000);
});

afterAll(() => {
  checkout.remove();
});

/** Node believes itself to be another version. */
function pretend(version: string): string[] {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
}

describe('the version of Node', () => {
  it.concurrent.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])(
    '%s is refused in one sentence with what to do',
    async (version) => {
      const node = pretend(version);
      const { code, stdout, stderr } = await runCommand(
        checkout.folder,
        bootstrap('test', '--nonsense'),
        {
          node,
        },
      );
      expect({ code, stdout, stderr }).toEqual({
        code: 1,
        stdout: '',
        stderr:
          `Teoriklar needs Node ^20.19 or ^22.13 or >=24, and this is ${version}: ` +
          'install one of those from https://nodejs.org and run the command again.\n',
      });
    },
  );

  it.concurrent.each(['20.19.0', '22.13.0', '22.21.1', '24.0.0', '25.2.0', '24.0.0-nightly'])(
    '%s is accepted',
    async (version) => {
      const { stderr } = await runCommand(checkout.folder, bootstrap(), { node: pretend(version) });
      expect(stderr).toBe(usage);
    },
  );
});

describe('the command', () => {
  it.concurrent.each([{ args: [] }, { args: ['strat'] }, { args: ['--fresh'] }])(
    '$args is answered with the usage',
    async ({ args }) => {
      const ended = await runCommand(checkout.folder, bootstrap(...args));
      expect(ended).toEqual({ code: 1, stdout: '', stderr: usage });
    },
  );
});

describe('the packages', () => {
  const installing = 'Installing the dependencies (npm ci) …\n';
  const unknown = bootstrap('test', '--nonsense');

  afterEach(() => {
    writeFileSync(stampFile(checkout.folder), lockStamp(checkout.folder));
  });

  /** In place of npm: writes down its arguments and ends with the code. */
  function fakeNpm(code: number): { env: Record<string, string>; calls: string } {
    const folder = path.join(checkout.folder, 'fake-npm');
    const calls = path.join(folder, 'calls');
    mkdirSync(folder, { recursive: true });
    rmSync(calls, { force: true });
    const script = path.join(folder, 'npm.js');
    writeFileSync(
      script,
      `import { writeFileSync } from 'node:fs';
       writeFileSync(${JSON.stringify(calls)}, process.argv.slice(2).join(' '));
       process.exit(${String(code)});`,
    );
    return { env: { npm_execpath: script }, calls };
  }

  function forgetWhatIsInstalled(): () => void {
    const record = path.join(checkout.folder, 'node_modules', '.package-lock.json');
    const text = readFileSync(record);
    rmSync(record);
    rmSync(stampFile(checkout.folder));
    return () => {
      writeFileSync(record, text);
    };
  }

  it('are left alone when they are as locked', async () => {
    const { env, calls } = fakeNpm(0);
    const { stdout } = await runCommand(checkout.folder, unknown, { env });
    expect(stdout).toBe('');
    expect(existsSync(calls)).toBe(false);
  });

  it('that somebody installed by hand are recognised and not installed again', async () => {
    const { env, calls } = fakeNpm(0);
    rmSync(stampFile(checkout.folder));
    await runCommand(checkout.folder, unknown, { env });
    expect(existsSync(calls)).toBe(false);
    expect(readFileSync(stampFile(checkout.folder), 'utf8')).toBe(lockStamp(checkout.folder));
  });

  it('are installed when they are not as locked, and the command goes on', async () => {
    const { env, calls } = fakeNpm(0);
    const restore = forgetWhatIsInstalled();
    const { stdout, stderr } = await runCommand(checkout.folder, unknown, { env });
    restore();
    expect(stdout).toBe(installing);
    expect(readFileSync(calls, 'utf8')).toBe(
      'ci --include=dev --no-audit --no-fund --ignore-scripts --min-release-age=0',
    );
    expect(stderr).toContain('Unknown argument --nonsense');
  });

  it('that cannot be installed end the command, and the next one tries again', async () => {
    const { env } = fakeNpm(1);
    const restore = forgetWhatIsInstalled();
    const ended = await runCommand(checkout.folder, unknown, { env });
    const isStamped = existsSync(stampFile(checkout.folder));
    restore();
    expect(ended).toEqual({
      code: 1,
      stdout: installing,
      stderr: 'npm ci failed: see its message above, then run the command again.\n',
    });
    expect(isStamped).toBe(false);
  });
});
