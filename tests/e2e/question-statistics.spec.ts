import { FieldValue } from 'firebase-admin/firestore';

import { shardOf } from '../../src/data/shard';
import { expectToast, openPanel, openTab, refusingWrites, uniqueName } from './support/admin';
import { expectNoViolations } from './support/axe';
import { createCategory, createLicensedLearner, firestore } from './support/backend';
import { answerWith, expect, networkErrors, openSession, startSession, test } from './support/test';

// the tests refuse what is written
test.use({ expectedErrors: networkErrors, contextOptions: { reducedMotion: 'reduce' } });

const idOf = (category: string) => `test-${category.toLowerCase().replaceAll(' ', '-')}`;

/** What thirty-six made-up learners answered: to the first question a, to the second mostly what is wrong. */
async function writeFirstAnswers(category: string): Promise<void> {
  const id = idOf(category);
  const batch = firestore.batch();
  for (let learner = 0; learner < 36; learner++) {
    const userId = `${id}-${String(learner)}`;
    const codes = { [`${id}-1`]: '1a', [`${id}-2`]: learner % 6 === 0 ? '1a' : '2c' };
    batch.set(firestore.doc(`firstAnswers/${userId}_${shardOf(id)}`), {
      userId,
      answers: JSON.stringify({ [id]: codes }),
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
  await batch.commit();
}

test.use({ bypassCSP: true });

test('first answers are counted at a press, and an alarm leads to the question', async ({
  page,
}) => {
  const category = await createCategory(uniqueName('Statistik'), 2);
  await writeFirstAnswers(category);
  await openPanel(page, 'question-statistics');
  await refusingWrites(page, async () => {
    await page.getByRole('button', { name: 'Räkna', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Räkningen kunde inte slutföras.');
  });
  await page.getByRole('button', { name: 'Fortsätt räkna' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: /^Räknade / })).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: `Fråga 2 i ${category}?` });
  await page.getByText(/^Nära gissning \(\d+\)$/).click();
  await expect(row).toContainText('36');
  await expect(row).toContainText(/B 83\s%/);
  await expect(row).toContainText(/12\ss/);
  await expect(page.getByText(`Fråga 1 i ${category}?`)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Så räknas siffrorna' })).toBeVisible();
  await expectNoViolations(page);
  await row.getByRole('link', { name: `Fråga 2 i ${category}?` }).click();
  await expect(page.getByLabel('Fråga', { exact: true })).toHaveValue(`Fråga 2 i ${category}?`);
  await openTab(page, 'Frågestatistik');
  await expect(row).toBeVisible();
});

test('a learner says no to the statistics, and nothing of him is counted any more', async ({
  page,
}) => {
  const category = await createCategory(uniqueName('Samtycke'), 1);
  const learner = await createLicensedLearner();
  const shared = async () => {
    const { docs } = await firestore
      .collection('firstAnswers')
      .where('userId', '==', learner.uid)
      .get();
    return docs.map((document) => document.get('answers') as string).join('');
  };
  await startSession(page, learner);
  await openSession(page, category);
  await answerWith(page, 'Rätt alternativ');
  await page.goto('/min-sida');
  await expect.poll(shared).toContain(`${idOf(category)}-1`);

  const choice = page.getByRole('switch', { name: 'Räkna med mina första svar' });
  await expect(choice).toBeChecked();
  await refusingWrites(page, async () => {
    await choice.click();
    await expectToast(page, 'Valet kunde inte sparas');
  });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect.poll(shared).toBe('');
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expectNoViolations(page);
  await choice.click();
  await expect.poll(shared).toContain(`${idOf(category)}-1`);
});
