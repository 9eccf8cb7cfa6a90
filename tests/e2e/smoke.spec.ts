import { walkThrough } from '../../scripts/deploy/smoke';
import { createLicensedLearner } from './support/backend';
import { expect, networkErrors, test } from './support/test';

test.use({ expectedErrors: networkErrors });

test('the way through a release that npm run deploy goes, from the landing page to an answer', async ({
  page,
}) => {
  await walkThrough(page, await createLicensedLearner());
  await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
});

test('a release of which something does not work is named by what it is', async ({ page }) => {
  page.setDefaultTimeout(3000);
  const learner = { email: 'nobody@teoriklar.test', password: 'fel-losenord' };
  await expect(walkThrough(page, learner)).rejects.toThrow('signing in does not work');
});
