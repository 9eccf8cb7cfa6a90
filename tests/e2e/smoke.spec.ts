import { readFileSync } from 'node:fs';

import { release } from '../../scripts/deploy/release';
import { neededRights } from '../../scripts/deploy/rights';
import { walkThrough } from '../../scripts/deploy/smoke';
import { openWorkshop } from '../../scripts/deploy/workshop';
import { standIn } from '../scripts/support/stand-in';
import { createLicensedLearner } from './support/backend';
import { expect, networkErrors, test } from './support/test';

test.use({ expectedErrors: networkErrors });

const rulesInForce = (file: string) => ({
  source: { files: [{ content: readFileSync(file, 'utf8') }] },
});
const rulesAt = (name: string) => ({
  name: `projects/teoriklar-prod/releases/${name}`,
  rulesetName: `projects/teoriklar-prod/rulesets/${name}`,
});

/** What Google answers where everything is as a release wants it. */
const answers = {
  ':testIamPermissions': { permissions: neededRights },
  'collectionGroups/-/indexes': { indexes: [{ name: 'one', state: 'READY' }] },
  '/releases': { releases: [rulesAt('cloud.firestore'), rulesAt('firebase.storage')] },
  'rulesets/cloud.firestore': rulesInForce('firestore.rules'),
  'rulesets/firebase.storage': rulesInForce('storage.rules'),
};

test('npm run deploy goes from the landing page to an answer in the preview, and makes it live', async ({
  baseURL = '',
}) => {
  const { google, calls } = standIn(answers, () => false, baseURL);
  const told: string[] = [];
  const given = {
    repository: {
      commit: '0123456789abcdef0123456789abcdef01234567',
      isClean: true,
      releases: [],
      tag: (name: string) => told.push(`tagged ${name}`),
      fileAt: () => '',
    },
    tell: (line: string) => told.push(line),
  };
  const workshop = openWorkshop(google, await createLicensedLearner(), given);
  // what is built is served already
  await release(google, { ...workshop, build: () => Promise.resolve() });
  expect(told).toContain(`5. Try ${baseURL}`);
  expect(told.at(-1)).toBe('tagged release-0123456789ab');
  expect(calls.at(-1)).toMatch(/^hosting:clone /);
});

test('a release of which something does not work is named by what it is', async ({ page }) => {
  page.setDefaultTimeout(3000);
  const learner = { email: 'nobody@teoriklar.test', password: 'fel-losenord' };
  await expect(walkThrough(page, learner)).rejects.toThrow('signing in does not work');
});
