import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { describe, expect, test } from 'vitest';

import { auditProduction, listObstacles, productionSettings } from '../../scripts/deploy/checks';
import { describeOnly } from '../../scripts/deploy/google';
import { waitForIndexes } from '../../scripts/deploy/indexes';
import { releaseInterruptibly } from '../../scripts/deploy/interrupt';
import { syntheticLearner } from '../../scripts/deploy/learner';
import { readOptions } from '../../scripts/deploy/options';
import { release, removeOldIndexes, rollBack, type Workshop } from '../../scripts/deploy/release';
import type { Repository } from '../../scripts/deploy/repository';
import { listMissingRights, neededRights } from '../../scripts/deploy/rights';
import { cleanUp } from '../../scripts/lib/shutdown';
import { standIn } from './support/stand-in';

const commit = '0123456789abcdef0123456789abcdef01234567';
const indexes = 'databases/(default)/collectionGroups/-/indexes';
const ready = { [indexes]: { indexes: [{ name: 'one', state: 'READY' }] } };

/** A workshop that notes what is done in it, into the same list as the calls. */
function workshopFor(
  calls: readonly string[],
  change: Partial<Workshop> & { releases?: string[] } = {},
): Workshop {
  const note = (what: string) => {
    (calls as string[]).push(what);
    return Promise.resolve();
  };
  const repository: Repository = {
    commit,
    isClean: true,
    releases: change.releases ?? ['release-before'],
    tag: (name) => void note(`tag ${name}`),
    fileAt: (tag, file) => {
      void note(`${file} of ${tag}`);
      return '';
    },
  };
  return {
    repository,
    checkProject: () => note('check the project'),
    build: () => note('build'),
    smoke: (address) => note(`try ${address}`),
    checkRules: () => note('compare the rules in force'),
    tell: () => undefined,
    ...change,
  };
}

const untilUpload = [
  'check the project',
  'build',
  'deploy --only firestore:indexes --non-interactive',
  'deploy --only firestore:rules,storage --non-interactive',
  'compare the rules in force',
];
const upload = 'hosting:channel:deploy release-0123456789ab --expires 30d --no-authorized-domains';
const putBack = [
  'firestore.rules of release-before',
  'storage.rules of release-before',
  'deploy --only firestore:rules,storage --non-interactive --config …',
];

describe('npm run deploy', () => {
  test('puts in force what the new program needs, tries it, and clones what was tried', async () => {
    const { google, calls } = standIn(ready);
    await release(google, workshopFor(calls));
    expect(calls).toEqual([
      ...untilUpload,
      upload,
      'try https://preview.example',
      'hosting:clone teoriklar-prod:release-0123456789ab teoriklar-prod:live',
      'tag release-0123456789ab',
    ]);
  });

  test('leaves alone what is live where the release does not work, and puts the rules back', async () => {
    const { google, calls } = standIn(ready);
    const smoke = () => Promise.reject(new Error('signing in does not work'));
    await expect(release(google, workshopFor(calls, { smoke }))).rejects.toThrow('signing in');
    expect(calls).toEqual([...untilUpload, upload, ...putBack]);
  });

  test.each([
    ['the preview is uploaded', 'hosting:channel:deploy', [...untilUpload, upload]],
    // the command itself is waited for
    ['rules are put in force', 'firestore:rules', untilUpload.slice(0, 4)],
  ])('puts the rules back where it is interrupted while %s', async (_what, command, done) => {
    const interruption = new AbortController();
    const { google, calls } = standIn(ready, (called) => {
      if (called.includes(command)) interruption.abort();
      return false;
    });
    const released = release(google, workshopFor(calls), interruption.signal);
    await expect(released).rejects.toThrow('The release was interrupted.');
    expect(calls).toEqual([...done, ...putBack]);
  });

  test('changes nothing more where it is interrupted before rules are put in force', async () => {
    const interruption = new AbortController();
    const { google, calls } = standIn(ready);
    const build = () => {
      interruption.abort();
      return new Promise<never>(() => undefined);
    };
    const released = release(google, workshopFor(calls, { build }), interruption.signal);
    await expect(released).rejects.toThrow('interrupted');
    expect(calls).toEqual(['check the project']);
  });

  test('is tagged where it was made live when it was interrupted', async () => {
    const interruption = new AbortController();
    const { google, calls } = standIn(ready, (called) => {
      if (called.startsWith('hosting:clone')) interruption.abort();
      return false;
    });
    await release(google, workshopFor(calls), interruption.signal);
    expect(calls.at(-1)).toBe('tag release-0123456789ab');
  });

  test('puts the rules back before the program ends that is told to end', async () => {
    const { google, calls } = standIn(ready);
    let ended = Promise.resolve();
    const smoke = () => {
      ended = cleanUp().then(() => {
        expect(calls).toEqual([...untilUpload, upload, ...putBack]);
      });
      return new Promise<never>(() => undefined);
    };
    const released = releaseInterruptibly(google, workshopFor(calls, { smoke }));
    await expect(released).rejects.toThrow('interrupted');
    await ended;
  });

  test('puts no rules back where there was no release before', async () => {
    const { google, calls } = standIn(ready);
    const checkRules = () => Promise.reject(new Error('not in force'));
    const workshop = workshopFor(calls, { checkRules, releases: [] });
    await expect(release(google, workshop)).rejects.toThrow('not in force');
    expect(calls).toEqual(untilUpload.slice(0, 4));
  });

  test('stops at the first command that is refused, with what it said', async () => {
    const { google, calls } = standIn(ready, (command) => command.includes('indexes'));
    await expect(release(google, workshopFor(calls))).rejects.toThrow(
      'firebase deploy --only firestore:indexes --non-interactive failed: refused',
    );
    expect(calls).toEqual(untilUpload.slice(0, 3));
  });

  test('waits for indexes that are being built, and gives up after an hour', async () => {
    let asked = 0;
    const state = () => (++asked < 3 ? 'CREATING' : 'READY');
    const slow = standIn({ [indexes]: () => ({ indexes: [{ name: 'one', state: state() }] }) });
    await waitForIndexes(slow.google, () => Promise.resolve());
    expect(asked).toBe(3);
    const never = standIn({ [indexes]: { indexes: [{ name: 'one', state: 'CREATING' }] } });
    await expect(waitForIndexes(never.google, () => Promise.resolve())).rejects.toThrow('an hour');
  });

  test('asks nothing of Google in a dry run, and says what it would', async () => {
    const told: string[] = [];
    const google = describeOnly('teoriklar-prod', (line) => told.push(line));
    await release(google, workshopFor([]));
    expect(told).toEqual([
      'firebase deploy --only firestore:indexes --non-interactive',
      expect.stringMatching(/^GET .*\/indexes$/),
      'firebase deploy --only firestore:rules,storage --non-interactive',
      `firebase ${upload}`,
      'firebase hosting:clone teoriklar-prod:release-0123456789ab teoriklar-prod:live',
    ]);
  });

  test('asks for every right before it does anything', async () => {
    const permissions = ['datastore.indexes.create', 'datastore.indexes.list'];
    const some = standIn({ ':testIamPermissions': { permissions } });
    const missing = await listMissingRights(some.google);
    expect(missing).toContain('firebasehosting.sites.update');
    expect(missing).not.toContain('datastore.indexes.create');
    const checkProject = () => Promise.reject(new Error('rights are missing'));
    const { google, calls } = standIn(ready);
    const released = release(google, workshopFor(calls, { checkProject }));
    await expect(released).rejects.toThrow('rights are missing');
    expect(calls).toEqual([]);
  });

  test('asks for every right that the tool itself requires for what is deployed', () => {
    const require = createRequire(import.meta.url);
    const { TARGET_PERMISSIONS: required } = require('firebase-tools/lib/deploy') as {
      TARGET_PERMISSIONS: Record<'firestore' | 'storage' | 'hosting', string[]>;
    };
    const source = readFileSync(require.resolve('firebase-tools/lib/requirePermissions'), 'utf8');
    const always = /BASE_PERMISSIONS = (\[.*\])/.exec(source)?.[1] ?? '';
    const { firestore, storage, hosting } = required;
    expect(neededRights).toEqual(
      expect.arrayContaining([
        ...(JSON.parse(always) as string[]),
        ...firestore,
        ...storage,
        ...hosting,
      ]),
    );
  });

  test('removes old indexes only when it is told to', async () => {
    const { google, calls } = standIn({});
    await removeOldIndexes(google);
    expect(calls).toEqual(['deploy --only firestore:indexes --force --non-interactive']);
  });

  test('names everything that stands in its way', () => {
    const repository = { ...workshopFor([]).repository, isClean: false };
    const none = productionSettings({}, '/nowhere');
    const nobody = { name: 'Teoriklar', organisationNumber: '', address: '' };
    expect(listObstacles('demo-teoriklar', repository, undefined, none, null, nobody)).toEqual([
      expect.stringContaining('is for the emulators'),
      expect.stringContaining('not committed'),
      expect.stringContaining('npm test has not passed for 012345678'),
      expect.stringContaining('VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN'),
      expect.stringContaining('SMOKE_EMAIL and SMOKE_PASSWORD'),
      expect.stringContaining('company.ts lacks organisationNumber, address'),
    ]);
    const seller = { name: 'Teoriklar AB', organisationNumber: '556000-0000', address: 'Gatan 1' };
    const learner = { email: 'prov@teoriklar.se', password: 'hemligt' };
    const set = Object.fromEntries(Object.keys(none).map((name) => [name, 'teoriklar-prod']));
    const clean = { ...repository, isClean: true };
    expect(listObstacles('teoriklar-prod', clean, commit, set, learner, seller)).toEqual([]);
    expect(listObstacles('teoriklar-test', clean, commit, set, learner, seller)).toEqual([
      expect.stringContaining('is for teoriklar-prod'),
    ]);
  });

  test('asks npm what is known against the packages, and says where it cannot', async () => {
    const answer = (output: string) => () => Promise.resolve({ code: 0, output });
    const counts = (high: number) => JSON.stringify({ metadata: { vulnerabilities: { high } } });
    expect(await auditProduction(answer(counts(0)))).toBe('');
    expect(await auditProduction(answer(counts(2)))).toBe('npm audit: 2 high, 0 critical');
    expect(await auditProduction(answer('{"error":{"code":"ENOTFOUND"}}'))).toBeNull();
    expect(await auditProduction(answer(''))).toBeNull();
  });

  test('takes its project from .firebaserc or the command, and refuses other arguments', () => {
    expect(readOptions([], [], 'usage').projectId).toBe('demo-teoriklar');
    const given = readOptions(['--project=live', '--dry-run'], ['dry-run'], 'usage');
    expect([given.projectId, given.isOn('dry-run')]).toEqual(['live', true]);
    expect(() => readOptions(['--now'], [], 'usage')).toThrow('usage');
  });

  test('needs an account to try the release with', () => {
    expect(syntheticLearner({ SMOKE_EMAIL: 'prov@teoriklar.se' })).toBeNull();
    const env = { SMOKE_EMAIL: 'prov@teoriklar.se', SMOKE_PASSWORD: 'hemligt' };
    expect(syntheticLearner(env)?.email).toBe('prov@teoriklar.se');
  });
});

describe('npm run rollback', () => {
  const version = (name: string) => ({
    version: { name: `sites/teoriklar-prod/versions/${name}` },
  });
  const releasesOf = (...names: string[]) => ({
    'releases?pageSize=20': { releases: names.map(version) },
    'versions/b': {},
  });

  test('makes the version before live again, whatever was made live twice', async () => {
    const { google, calls } = standIn(releasesOf('c', 'c', 'b', 'a'));
    const { repository } = workshopFor(calls);
    expect(await rollBack(google, repository)).toMatch(/versions\/b$/);
    expect(calls).toEqual([
      expect.stringMatching(/^POST .*\/releases\?versionName=sites\/teoriklar-prod\/versions\/b$/),
    ]);
  });

  test('puts the rules of a release in force only where one is named', async () => {
    const { google, calls } = standIn(releasesOf('c', 'b'));
    await rollBack(google, workshopFor(calls).repository, 'release-before');
    expect(calls.slice(1)).toEqual(putBack);
  });

  test('says so where nothing was live before', async () => {
    const { google, calls } = standIn(releasesOf('c'));
    await expect(rollBack(google, workshopFor(calls).repository)).rejects.toThrow('Nothing was');
  });
});
