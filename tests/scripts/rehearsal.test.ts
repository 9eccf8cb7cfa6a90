import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { openGoogle, type Google } from '../../scripts/deploy/google';
import { demoAccounts, type DemoAccount } from '../../scripts/dev/demo-accounts';
import type { Emulators } from '../../scripts/emulators/emulators';
import { projectId, root } from '../../scripts/lib/project';
import {
  chooseTestPorts,
  describeStack,
  startTestSuite,
  type TestStack,
} from '../../scripts/lib/test-stack';
import { exportAll, restoreAll } from '../../scripts/ops/backup';
import { runCommand } from './support/command';

let stack: TestStack;
let emulators: Emulators;
let google: Google;
const folder = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-backup-'));

beforeAll(async () => {
  stack = describeStack(await chooseTestPorts());
  for (const [name, value] of Object.entries(stack.env)) {
    if (name.includes('EMULATOR') && value !== undefined) vi.stubEnv(name, value);
  }
  emulators = await startTestSuite(stack.ports);
  google = openGoogle(projectId);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
  await emulators.stop();
});

const local = (port: number, address: string, method: string, body?: object, token = 'owner') =>
  fetch(`http://127.0.0.1:${String(port)}/${address}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

async function loseEverything(): Promise<void> {
  const { firestore, auth } = stack.ports;
  await local(
    firestore,
    `emulator/v1/projects/${projectId}/databases/(default)/documents`,
    'DELETE',
  );
  await local(auth, `emulator/v1/projects/${projectId}/accounts`, 'DELETE');
}

const documents = `v1/projects/${projectId}/databases/(default)/documents`;

/** Signs in by password, or cannot. */
async function signIn({ email, password }: DemoAccount): Promise<{ token?: string; uid?: string }> {
  const signedIn = await local(
    stack.ports.auth,
    'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key',
    'POST',
    { email, password, returnSecureToken: true },
  );
  const { idToken, localId } = (await signedIn.json()) as { idToken?: string; localId?: string };
  return { ...(idToken && { token: idToken }), ...(localId && { uid: localId }) };
}

/** The requests that are refused, by their names. */
async function listRefused(requests: Readonly<Record<string, Promise<Response>>>) {
  const outcomes = await Promise.all(
    Object.entries(requests).map(
      async ([name, request]) => [name, (await request).status] as const,
    ),
  );
  return outcomes.filter(([, status]) => status !== 200).map(([name]) => name);
}

/** Of what an administrator alone may read, what the account may not. */
async function listHiddenFrom(account: DemoAccount): Promise<string[]> {
  const { token, uid } = await signIn(account);
  if (token === undefined || uid === undefined) return ['cannot sign in'];
  const read = (place: string) =>
    local(stack.ports.firestore, `${documents}/${place}`, 'GET', undefined, token);
  return listRefused({
    'the role': read(`admins/${uid}`),
    'the log': read('adminLog'),
    'the orders': read('orders'),
    'the profiles': read('profiles'),
  });
}

/** What the learner who has bought can do: sign in, read the categories and the questions of one, keep an answer. */
async function learnersJourney(): Promise<string[]> {
  const { firestore } = stack.ports;
  const { token: idToken, uid: localId } = await signIn(demoAccounts.licensedLearner);
  if (idToken === undefined || localId === undefined) return ['cannot sign in'];
  return listRefused({
    profile: local(firestore, `${documents}/profiles/${localId}`, 'GET', undefined, idToken),
    categories: local(firestore, `${documents}/practiceCategories`, 'GET', undefined, idToken),
    questions: local(
      firestore,
      `${documents}/questionPacks/b-hastighet-och-omkorning`,
      'GET',
      undefined,
      idToken,
    ),
    bookmark: local(
      firestore,
      `${documents}:commit`,
      'POST',
      {
        writes: [
          {
            update: {
              name: `${documents.slice(3)}/users/${localId}/saved/questions`,
              fields: { bookmarks: { stringValue: '{}' } },
            },
            updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
          },
        ],
      },
      idToken,
    ),
  });
}

/** `npm run export` or `npm run restore`, as package.json has them. */
function copy(action: 'export' | 'restore', place: string, project = projectId) {
  const { FIRESTORE_EMULATOR_HOST = '', FIREBASE_AUTH_EMULATOR_HOST = '' } = stack.env;
  return runCommand(root, ['--import', 'tsx', 'scripts/ops/copy.ts', action, place, project], {
    env: { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST },
  });
}

const documentsIn = (place: string) => readFileSync(path.join(place, 'documents.jsonl'), 'utf8');

/** The accounts, but for when their password was set, which is when they were restored. */
const accountsIn = (place: string) =>
  (JSON.parse(readFileSync(path.join(place, 'accounts.json'), 'utf8')) as object[]).map(
    (account) => ({ disabled: false, ...account, passwordUpdatedAt: 0, validSince: '0' }),
  );

test('what was exported and then lost is there again, and everybody goes on with it', async () => {
  const first = path.join(folder, 'first');
  const exported = await exportAll(google, first);
  expect(exported.documents).toBeGreaterThan(1900);
  expect(exported.accounts).toBe(3);

  await expect(restoreAll(google, first)).rejects.toThrow('is not empty');
  await expect(exportAll(google, first)).rejects.toThrow('has an export already');

  await loseEverything();
  expect(await learnersJourney()).toEqual(['cannot sign in']);
  const amount = `${String(exported.documents)} documents and ${String(exported.accounts)} accounts`;
  expect(await copy('restore', first)).toEqual({
    code: 0,
    stdout: `restore: ${amount}, ${first}\n`,
    stderr: '',
  });

  const second = path.join(folder, 'second');
  expect(await copy('export', second)).toMatchObject({ code: 0, stderr: '' });
  expect(documentsIn(second)).toBe(documentsIn(first));
  expect(accountsIn(second)).toEqual(accountsIn(first));

  expect(await learnersJourney()).toEqual([]);
  expect(await listHiddenFrom(demoAccounts.admin)).toEqual([]);
  expect(await listHiddenFrom(demoAccounts.licensedLearner)).toEqual([
    'the role',
    'the log',
    'the orders',
    'the profiles',
  ]);
});

test('a copy is refused where nothing is named, or the project and the environment disagree', async () => {
  const { code, stderr } = await copy('export', path.join(folder, 'third'), 'teoriklar-prod');
  expect(code).toBe(1);
  expect(stderr).toContain('teoriklar-prod and the environment disagree on emulators.');
  const unnamed = await runCommand(root, ['--import', 'tsx', 'scripts/ops/copy.ts', 'export']);
  expect(unnamed.code).toBe(1);
  expect(unnamed.stderr).toContain('Usage: npm run export');
});
