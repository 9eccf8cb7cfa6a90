import { writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { isPortTaken } from '../../scripts/lib/ports';
import { host } from '../../scripts/lib/project';
import { makeCheckout, type Checkout } from './support/checkout';
import { bootstrap, runCommand } from './support/command';

let checkout: Checkout;

beforeAll(async () => {
  checkout = await makeCheckout(13_000);
});

afterAll(() => {
  checkout.remove();
});

function npmStart(...args: string[]) {
  const port = `--port=${String(checkout.ports.app)}`;
  return runCommand(checkout.folder, bootstrap('start', port, ...args));
}

/** Another program listens on the port until the test is over. */
async function take(port: number): Promise<void> {
  const server = net.createServer();
  onTestFinished(() => {
    server.close();
  });
  await new Promise<void>((resolve) => {
    server.listen({ host, port }, resolve);
  });
}

describe('npm start', () => {
  it.concurrent.each(['--frehs', '--port=', '--port=65536'])(
    'refuses the unknown argument %s',
    async (argument) => {
      expect(await npmStart(argument)).toEqual({
        code: 1,
        stdout: '',
        stderr: `Unknown argument ${argument}: use npm start, npm start -- --fresh or npm start -- --port=5174.\n`,
      });
    },
  );

  it.each([
    { user: 'app', needs: 'app', place: 'npm start -- --port=…' },
    { user: 'firestore', needs: 'firestore emulator', place: 'firebase.json' },
  ] as const)('refuses a taken port of the $needs', async ({ user, needs, place }) => {
    await take(checkout.ports[user]);
    expect(await npmStart('--fresh')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `Port ${String(checkout.ports[user])}, which the ${needs} needs, is taken: ` +
        'stop the program that listens there (perhaps another npm start) ' +
        `or set another port with ${place}, and run npm start again.\n`,
    });
  });

  it('shows what the emulators say of broken rules, and stops', async () => {
    for (const file of ['firestore.rules', 'storage.rules']) {
      const broken = "rules_version = '2';\nservice broken {\n  match match match\n}\n";
      writeFileSync(path.join(checkout.folder, file), broken);
    }
    const { code, stdout, stderr } = await npmStart();
    expect(stderr).toMatch(
      /^The emulators did not start: firestore\.rules: Error compiling rules:.*L3:/,
    );
    expect(stderr).toMatch(/\nstorage\.rules has errors, named below\.\n[^]*storage\.rules:3/);
    expect(stdout).not.toContain('Ready in');
    expect(code).toBe(1);
    for (const port of Object.values<number>({ ...checkout.ports })) {
      expect(await isPortTaken(port)).toBe(false);
    }
  });
});
