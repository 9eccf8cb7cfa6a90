import { describe, expect, test } from 'vitest';

import { auditProduction, listObstacles, productionSettings } from '../../scripts/deploy/checks';
import { describeOnly } from '../../scripts/deploy/google';
import { waitForIndexes } from '../../scripts/deploy/indexes';
import { readOptions } from '../../scripts/deploy/options';
import { release, removeOldIndexes, rollBack, type Workshop } from '../../scripts/deploy/release';
import type { Repository } from '../../scripts/deploy/repository';
import { listMissingRights } from '../../scripts/deploy/rights';
import { syntheticLearner } from '../../scripts/deploy/smoke';
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

  test('removes old indexes only when it is told to', async () => {
    const { google, calls } = standIn({});
    await removeOldIndexes(google);
    expect(calls).toEqual(['deploy --only firestore:indexes --force --non-interactive']);
  });

  test('names everything that stands in its way', () => {
    const repository = { ...workshopFor([]).repository, isClean: false };
    const none = productionSettings({}, '/nowhere');
    expect(listObstacles('demo-teoriklar', repository, undefined, none)).toEqual([
      expect.stringContaining('is for the emulators'),
      expect.stringContaining('not committed'),
      expect.stringContaining('npm test has not passed for 012345678'),
      expect.stringContaining('VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN'),
    ]);
    const set = Object.fromEntries(Object.keys(none).map((name) => [name, 'teoriklar-prod']));
    const clean = { ...repository, isClean: true };
    expect(listObstacles('teoriklar-prod', clean, commit, set)).toEqual([]);
    expect(listObstacles('teoriklar-test', clean, commit, set)).toEqual([
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
    expect(() => syntheticLearner({})).toThrow('SMOKE_EMAIL');
    const env = { SMOKE_EMAIL: 'prov@teoriklar.se', SMOKE_PASSWORD: 'hemligt' };
    expect(syntheticLearner(env).email).toBe('prov@teoriklar.se');
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
