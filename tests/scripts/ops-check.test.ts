import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { listMissing, type Wanted } from '../../scripts/ops/judge';
import { readState } from '../../scripts/ops/state';
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
