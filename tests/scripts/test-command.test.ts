import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeCheckout, type Checkout } from './support/checkout';
import { bootstrap, runCommand } from './support/command';

let checkout: Checkout;

beforeAll(async () => {
  checkout = await makeCheckout(12_000);
});

afterAll(() => {
  checkout.remove();
});

function npmTest(args: string[], env: Record<string, string> = {}) {
  return runCommand(checkout.folder, bootstrap('test', ...args), { env });
}

/** With it the step that looks for Chromium, the quickest of all, passes on a machine that has none. */
const aProgram = { CHROMIUM_PATH: process.execPath };

describe('npm test', () => {
  it.concurrent.each(['--watch', 'rules', '--only='])(
    'refuses the unknown argument %s',
    async (argument) => {
      expect(await npmTest([argument])).toEqual({
        code: 1,
        stdout: '',
        stderr: `Unknown argument ${argument}: use npm test or npm test -- --only=rules,browser.\n`,
      });
    },
  );

  it('refuses the name of a step that does not exist and names those that do', async () => {
    const { code, stdout, stderr } = await npmTest(['--only=content,ruels']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^There is no step named ruels: choose from emulators, .*, browser\.\n$/,
    );
  });

  it('ends with the sum as its last line, and with exit code 0 when all passed', async () => {
    const { code, stdout } = await npmTest(['--only=chromium'], aProgram);
    expect(stdout).toMatch(/^\[1\/1\] +Chromium +passed /);
    expect(stdout).toMatch(/\n1 passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  it('counts a wrong CHROMIUM_PATH as a failure, says what to do and ends with exit code 1', async () => {
    const { code, stdout } = await npmTest(['--only=chromium'], { CHROMIUM_PATH: '/nonexistent' });
    expect(stdout).toContain(
      ' CHROMIUM_PATH is /nonexistent, which is not a program: correct or unset it.\n',
    );
    expect(stdout).toMatch(/\n0 passed, 1 failed\n$/);
    expect(code).toBe(1);
  });

  it('shows the output of a step that failed and goes on with the others', async () => {
    rmSync(path.join(checkout.folder, 'src', 'main.tsx'));
    const { code, stdout } = await npmTest(['--only=build,chromium'], aProgram);
    expect(stdout).toMatch(/production build +FAILED[^]*main\.tsx[^]*Chromium +passed/);
    expect(stdout).toMatch(/\n1 passed, 1 failed\n$/);
    expect(code).toBe(1);
  });
});
