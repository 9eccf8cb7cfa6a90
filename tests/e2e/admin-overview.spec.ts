import { openPanel } from './support/admin';
import { expectNoViolations } from './support/axe';
import { createLearner, createPaidOrder, firestore } from './support/backend';
import { countReads } from './support/reads';
import { expect, test } from './support/test';

// a small phone
test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true });

test('the overview says what waits and leads to it, and draws the last weeks on a small phone', async ({
  page,
}) => {
  const { uid } = await createLearner();
  const order = await createPaidOrder(uid);
  await firestore.doc(`orders/${order}`).update({ status: 'withdrawn' });
  await openPanel(page, 'overview');
  const chart = page.getByRole('img', { name: /^Registreringar per vecka: / });
  await expect(chart).toBeVisible();
  // weeks that are over are on the device now: twenty-seven sums of the thirty-six at least
  const { documents: before } = await countReads(page, async () => {
    await page.reload();
    await expect(chart).toBeVisible();
  });
  expect(before).toBeLessThan(33);

  await page.getByText('Visa som tabell: Registreringar').click();
  await expect(page.getByRole('table', { name: 'Registreringar per vecka' })).toBeVisible();
  await expectNoViolations(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);

  await page.getByRole('link', { name: /^Köp att återbetala\s*[1-9]/ }).click();
  await expect(page.getByRole('link', { name: order })).toBeVisible();
  await page.goBack();
  await expect(chart).toBeVisible();
});
