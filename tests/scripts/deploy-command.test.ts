import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { root } from '../../scripts/lib/project';
import { makeCheckout, type Checkout } from './support/checkout';
import { runCommand } from './support/command';

let checkout: Checkout;

beforeAll(async () => {
  checkout = await makeCheckout(15_000);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout.folder });
  git('init', '--quiet');
  git('add', 'package.json');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@teoriklar.test'];
  git(...author, 'commit', '--quiet', '--message', 'A release');
});

afterAll(() => {
  checkout.remove();
});

const noNetwork = path.join(root, 'tests', 'scripts', 'support', 'no-network.mjs');

const deploy = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runCommand(checkout.folder, ['--import', 'tsx', 'scripts/deploy/deploy.ts', ...args], {
    env: { SMOKE_EMAIL: '', SMOKE_PASSWORD: '', ...env },
    node: ['--import', noNetwork],
  });

describe('npm run deploy -- --dry-run', () => {
  test('prints every step and what stands in its way, asks no other machine, and ends well', async () => {
    const { code, stdout, stderr } = await deploy(['--dry-run', '--project=teoriklar-prod']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout.split('\n');
    expect(lines.filter((line) => line.startsWith('Would stop: '))).toEqual([
      expect.stringContaining('not committed'),
      expect.stringContaining('npm test has not passed'),
      expect.stringContaining('.env.production.local lacks VITE_FIREBASE_API_KEY'),
      expect.stringContaining('SMOKE_EMAIL and SMOKE_PASSWORD'),
      // who sells is the operator's to say: in this repository nobody does
      expect.stringContaining('src/config/company.ts lacks'),
    ]);
    expect(lines.filter((line) => /^\d\. /.test(line))).toEqual([
      '1. Build',
      '2. Add indexes, and wait until they are built',
      '3. Put rules in force',
      expect.stringMatching(/^4\. Upload to the channel release-[\da-f]{12}$/),
      '5. Try the preview',
      '6. Make it live',
      expect.stringMatching(/^7\. Tag release-[\da-f]{12}$/),
    ]);
    expect(stdout).toContain('   would ask: firebase deploy --only firestore:rules,storage');
    expect(stdout).toContain('npm audit cannot be asked');
  });

  test('says nothing of an account that is named', async () => {
    const account = { SMOKE_EMAIL: 'prov@teoriklar.test', SMOKE_PASSWORD: 'hemligt' };
    const { stdout } = await deploy(['--dry-run', '--project=teoriklar-prod'], account);
    expect(stdout).not.toContain('SMOKE_');
    expect(stdout).not.toContain('hemligt');
  });
});

test('npm run deploy stops before anything is asked of Google where something stands in its way', async () => {
  const { code, stdout, stderr } = await deploy(['--project=teoriklar-prod']);
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'Nothing was deployed.\n' });
  expect(stdout).toContain('There are changes that are not committed.');
  expect(stdout).not.toContain('1. Build');
});
