import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { root } from '../../scripts/lib/project';
import { listMissing, type Wanted } from '../../scripts/ops/judge';
import { readState } from '../../scripts/ops/state';
import { runCommand } from './support/command';
import { standIn, type Answers } from './support/stand-in';

const wanted: Wanted = {
  indexes: [
    {
      collectionGroup: 'questions',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'kind', order: 'ASCENDING' },
        { fieldPath: 'search_words', arrayConfig: 'CONTAINS' },
      ],
    },
  ],
  expiries: ['clientErrors.expiresAt'],
  host: 'teoriklar.se',
};

const agent = 'serviceAccount:service-7@gcp-sa-firebasestorage.iam.gserviceaccount.com';
const group = 'projects/teoriklar-prod/databases/(default)/collectionGroups';
const rules = (name: string) => ({
  name: `projects/teoriklar-prod/releases/${name}`,
  rulesetName: `projects/teoriklar-prod/rulesets/${name}`,
});
const ruleset = (file: string) => ({
  source: { files: [{ content: readFileSync(file, 'utf8') }] },
});
const index = {
  name: `${group}/questions/indexes/1`,
  state: 'READY',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'kind', order: 'ASCENDING' },
    { fieldPath: 'search_words', arrayConfig: 'CONTAINS' },
    { fieldPath: '__name__', order: 'ASCENDING' },
  ],
};

/** The answers of a project that is as docs/operations.md has it, by the end of the address. */
const good: Answers = {
  'databases/(default)': {
    locationId: 'eur3',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  },
  '/backupSchedules': {
    backupSchedules: [
      { retention: '604800s', dailyRecurrence: {} },
      { retention: '8467200s', weeklyRecurrence: { day: 'SUNDAY' } },
    ],
  },
  '/indexes': { indexes: [index] },
  '/fields?filter=ttlConfig:*': {
    fields: [{ name: `${group}/clientErrors/fields/expiresAt` }],
  },
  '/releases': { releases: [rules('cloud.firestore'), rules('firebase.storage/bucket')] },
  'rulesets/cloud.firestore': ruleset('firestore.rules'),
  'rulesets/firebase.storage/bucket': ruleset('storage.rules'),
  '/config': {
    signIn: { email: { enabled: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    authorizedDomains: ['teoriklar.se'],
    notification: { defaultLocale: 'sv' },
  },
  ':getIamPolicy': {
    bindings: [{ role: 'roles/firebaserules.firestoreServiceAgent', members: [agent] }],
  },
  'v1/projects/teoriklar-prod': { projectNumber: '7' },
  '/billingInfo': { billingEnabled: true, billingAccountName: 'billingAccounts/1' },
  'billingAccounts/1/budgets': { budgets: [{}] },
};

async function missingIn(answers: Answers): Promise<string[]> {
  return listMissing(await readState(standIn(answers).google, () => undefined), wanted);
}

describe('npm run ops:check', () => {
  test('finds nothing missing in a project that is as it should be', async () => {
    expect(await missingIn(good)).toEqual([]);
  });

  test('names everything that a new project lacks', async () => {
    const fresh = Object.fromEntries(Object.keys(good).map((end) => [end, {}]));
    const missing = await missingIn({
      ...fresh,
      'databases/(default)': { locationId: 'nam5' },
      'v1/projects/teoriklar-prod': { projectNumber: '7' },
      '/billingInfo': { billingAccountName: 'billingAccounts/1' },
    });
    expect(missing).toEqual([
      'The database is in nam5, not in Europe.',
      expect.stringContaining('no delete protection'),
      expect.stringContaining('no point-in-time recovery'),
      'No daily backup is kept for a week.',
      'No weekly backup is kept for four weeks.',
      expect.stringMatching(/^No index questions \(COLLECTION\): kind ASCENDING/),
      expect.stringContaining('clientErrors.expiresAt never expires'),
      'firestore.rules is not in force as it is here.',
      'storage.rules is not in force as it is here.',
      'Sign-in with e-mail is off.',
      expect.stringContaining('no e-mail enumeration protection'),
      expect.stringContaining('Google sign-in is refused at teoriklar.se'),
      expect.stringContaining('not in Swedish'),
      expect.stringContaining('lacks roles/firebaserules.firestoreServiceAgent'),
      'No billing: backups need it.',
      expect.stringContaining('No budget'),
    ]);
  });

  test.each<[string, Answers, RegExp]>([
    [
      'an index that is being built',
      { '/indexes': { indexes: [{ ...index, state: 'CREATING' }] } },
      /^CREATING: index/,
    ],
    [
      'a backup that is kept too short',
      {
        '/backupSchedules': {
          backupSchedules: [
            { retention: '86400s', dailyRecurrence: {} },
            { retention: '8467200s', weeklyRecurrence: {} },
          ],
        },
      },
      /daily/,
    ],
    [
      'rules of another time',
      { 'rulesets/cloud.firestore': { source: { files: [{ content: 'old' }] } } },
      /^firestore\.rules/,
    ],
    [
      'a role that everybody has',
      {
        ':getIamPolicy': {
          bindings: [
            { role: 'roles/firebaserules.firestoreServiceAgent', members: [agent] },
            { role: 'roles/viewer', members: ['allUsers'] },
          ],
        },
      },
      /Everybody has the role roles\/viewer/,
    ],
    [
      'a domain of the developer',
      {
        '/config': {
          ...(good['/config'] as object),
          authorizedDomains: ['teoriklar.se', 'localhost'],
        },
      },
      /localhost/,
    ],
    [
      'mails in another language',
      { '/config': { ...(good['/config'] as object), notification: { defaultLocale: 'en' } } },
      /not in Swedish/,
    ],
  ])('finds %s, and nothing else', async (_what, change, line) => {
    expect(await missingIn({ ...good, ...change })).toEqual([expect.stringMatching(line)]);
  });

  test('says what it could not ask, and does not take it for good', async () => {
    const { '/config': _config, ...rest } = good;
    const problems: string[] = [];
    const state = await readState(standIn(rest).google, (problem) => problems.push(problem));
    expect(problems).toEqual([expect.stringContaining('signIn answered 403')]);
    expect(listMissing(state, wanted)).toEqual(['Unknown: signIn, which could not be asked.']);
  });
});

describe('npm run ops:check as a command', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-ops-check-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  interface IndexFile {
    readonly indexes: readonly { readonly collectionGroup: string }[];
    readonly fieldOverrides: readonly {
      readonly collectionGroup: string;
      readonly ttl?: boolean;
    }[];
  }

  /** The answers of a project that has what this repository wants. */
  function answersAsWanted(): Answers {
    const file = readFileSync('firestore.indexes.json', 'utf8');
    const { indexes, fieldOverrides } = JSON.parse(file) as IndexFile;
    return {
      ...good,
      '/indexes': {
        indexes: indexes.map((one) => ({
          ...one,
          name: `${group}/${one.collectionGroup}/indexes/1`,
          state: 'READY',
        })),
      },
      '/fields?filter=ttlConfig:*': {
        fields: fieldOverrides
          .filter(({ ttl }) => ttl === true)
          .map(({ collectionGroup }) => ({ name: `${group}/${collectionGroup}/fields/expiresAt` })),
      },
    };
  }

  function check(answers: Answers) {
    const file = path.join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(answers));
    const args = ['--import', 'tsx', 'scripts/ops/check.ts', '--project=teoriklar-prod'];
    return runCommand(root, args, {
      // the emulator's address spares it to ask for a token
      env: {
        ANSWERS: file,
        VITE_SITE_URL: 'https://teoriklar.se',
        FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
      },
      node: ['--import', path.join(root, 'tests', 'scripts', 'support', 'answering-fetch.mjs')],
    });
  }

  test('ends well where nothing is missing', async () => {
    expect(await check(answersAsWanted())).toEqual({
      code: 0,
      stdout: 'Nothing is missing.\n',
      stderr: '',
    });
  });

  test('ends with 1 where something is missing or cannot be asked, and says what', async () => {
    const { '/config': _config, ...rest } = answersAsWanted();
    const { code, stdout } = await check({ ...rest, '/billingInfo': {}, '/backupSchedules': {} });
    expect(code).toBe(1);
    expect(stdout.split('\n').slice(1)).toEqual([
      'No daily backup is kept for a week.',
      'No weekly backup is kept for four weeks.',
      'No billing: backups need it.',
      'Unknown: signIn, which could not be asked.',
      'Unknown: budgets, which could not be asked.',
      '5 missing.',
      '',
    ]);
  });
});
