import {
  countStoredResults,
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
    await expect.poll(() => countStoredResults(learner.uid)).toBe(1);
  });
  console.info(`reads of a session in an unchanged category: ${String(again.documents)}`);
  expect(again.questions).toBe(0);
  expect(again.documents).toBeGreaterThan(0);
  expect(again.documents).toBeLessThanOrEqual(5);
});
