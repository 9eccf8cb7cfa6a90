import {
  countStoredSessions,
  createCategory,
  createLicensedLearner,
  storedAnswers,
} from '../e2e/support/backend';
import { countReads } from '../e2e/support/reads';
import { answerWith, expect, openSession, signIn, test } from '../e2e/support/test';

test('a session in an unchanged category reads no question and at most five documents', async ({
  page,
}) => {
  const name = await createCategory('Läsningar', 6);
  const learner = await createLicensedLearner();
  await signIn(page, learner);
  const first = await countReads(page, () => openSession(page, name));
  expect(first.questions).toBe(6);
  // the first answer of all looks once for what was stored before there was a place for it
  await answerWith(page, 'Rätt alternativ');
  await page.goto('/mina-fel');
  await expect.poll(() => storedAnswers(learner.uid)).not.toEqual({});
  await openSession(page, name);

  // on a later day, when what the device remembers of access has to be asked for again
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  const again = await countReads(page, async () => {
    await page.reload();
    await expect(page.getByText('Fråga 1 av 6')).toBeVisible();
    await page.getByRole('button', { name: 'Nästa' }).click();
    for (let number = 2; number <= 6; number++) {
      await answerWith(page, 'Rätt alternativ');
      await page.getByRole('button', { name: /^(Nästa|Avsluta)$/ }).click();
    }
    await expect(page.getByText('Bra jobbat!')).toBeVisible();
    await expect.poll(() => countStoredSessions(learner.uid)).toBe(1);
  });
  console.info(`reads of a session in an unchanged category: ${String(again.documents)}`);
  expect(again.questions).toBe(0);
  expect(again.documents).toBeGreaterThan(0);
  expect(again.documents).toBeLessThanOrEqual(5);
});

test('the overview reads at most five documents of what the learner has done', async ({ page }) => {
  const name = await createCategory('Översiktens läsningar', 1);
  const learner = await createLicensedLearner();
  await signIn(page, learner);
  await openSession(page, name);
  await answerWith(page, 'Rätt alternativ');
  await page.getByRole('button', { name: 'Avsluta' }).click();
  await expect.poll(() => countStoredSessions(learner.uid)).toBe(1);
  const { own } = await countReads(page, async () => {
    await page.goto('/ovning');
    await expect(page.getByText('Nästa steg')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('1 av 1 rätt');
    await page.waitForLoadState('networkidle');
  });
  console.info(`documents of the learner that the overview reads: ${String(own)}`);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThanOrEqual(5);
});
