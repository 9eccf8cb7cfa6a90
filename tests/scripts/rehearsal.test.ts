import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { openGoogle, type Google } from '../../scripts/deploy/google';
import { demoAccounts } from '../../scripts/dev/demo-accounts';
import type { Emulators } from '../../scripts/emulators/emulators';
import { projectId } from '../../scripts/lib/project';
import {
  chooseTestPorts,
  describeStack,
  startTestSuite,
  type TestStack,
} from '../../scripts/lib/test-stack';
import { exportAll, restoreAll } from '../../scripts/ops/backup';

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

/** What the learner who has bought can do: sign in, read the categories and the questions of one, keep an answer. */
async function learnersJourney(): Promise<string[]> {
  const { firestore, auth } = stack.ports;
  const { email, password } = demoAccounts.licensedLearner;
  const signedIn = await local(
    auth,
    'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key',
    'POST',
    { email, password, returnSecureToken: true },
  );
  const { idToken, localId } = (await signedIn.json()) as { idToken?: string; localId?: string };
  if (idToken === undefined || localId === undefined) return ['cannot sign in'];
  const documents = `v1/projects/${projectId}/databases/(default)/documents`;
  const requests = {
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
  };
  const outcomes = await Promise.all(
    Object.entries(requests).map(
      async ([name, request]) => [name, (await request).status] as const,
    ),
  );
  return outcomes.filter(([, status]) => status !== 200).map(([name]) => name);
}

test('what was exported and then lost is there again, and a learner goes on with it', async () => {
  const first = path.join(folder, 'first');
  const exported = await exportAll(google, first);
  expect(exported.documents).toBeGreaterThan(1900);
  expect(exported.accounts).toBe(3);

  await expect(restoreAll(google, first)).rejects.toThrow('is not empty');
  await expect(exportAll(google, first)).rejects.toThrow('has an export already');

  await loseEverything();
  expect(await learnersJourney()).toEqual(['cannot sign in']);
  expect(await restoreAll(google, first)).toEqual(exported);
  expect(await learnersJourney()).toEqual([]);
});
