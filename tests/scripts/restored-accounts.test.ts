import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { openGoogle, type Google } from '../../scripts/deploy/google';
import { restoreAll } from '../../scripts/ops/backup';

const folder = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-accounts-'));
const accounts = Array.from({ length: 1001 }, (_, index) => ({
  localId: `learner-${String(index)}`,
  passwordHash: 'aGFzaA==',
  salt: 'c2FsdA==',
}));

beforeAll(() => {
  // npm test has emulators of its own in the environment
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  writeFileSync(path.join(folder, 'accounts.json'), JSON.stringify(accounts));
  writeFileSync(path.join(folder, 'documents.jsonl'), '');
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const hashConfig = {
  algorithm: 'SCRYPT',
  signerKey: 'c2lnbmVy',
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 14,
};

interface Import {
  readonly users: readonly { readonly localId: string }[];
}

/** A real project that is empty: it takes accounts, and answers an import as told. */
function emptyProject(answer: object): { google: Google; imports: Import[] } {
  const imports: Import[] = [];
  const google = openGoogle('teoriklar-prod', {
    token: () => Promise.resolve('token'),
    fetch: async (input, init) => {
      const asked = new Request(input, init);
      if (asked.url.endsWith('/accounts:batchCreate')) {
        imports.push((await asked.json()) as Import);
        return Response.json(answer);
      }
      const isConfig = asked.url.endsWith('admin/v2/projects/teoriklar-prod/config');
      return Response.json(isConfig ? { signIn: { hashConfig } } : {});
    },
  });
  return { google, imports };
}

describe('accounts that are restored into a real project', () => {
  test('come with how the project hashes their passwords, a thousand at a time', async () => {
    const { google, imports } = emptyProject({});
    expect(await restoreAll(google, folder)).toEqual({ documents: 0, accounts: 1001 });
    const { algorithm, ...parameters } = hashConfig;
    expect(imports).toEqual([
      { users: accounts.slice(0, 1000), hashAlgorithm: algorithm, ...parameters },
      { users: accounts.slice(1000), hashAlgorithm: algorithm, ...parameters },
    ]);
  });

  test('stop the restore where one is refused, with what was said', async () => {
    const { google } = emptyProject({ error: [{ index: 3, message: 'localId is taken' }] });
    await expect(restoreAll(google, folder)).rejects.toThrow(
      '1 accounts were refused: localId is taken',
    );
  });
});
