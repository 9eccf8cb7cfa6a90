import { FieldValue } from 'firebase-admin/firestore';

import { expectToast, openPanel, refusingWrites, uniqueName } from './support/admin';
import { expectNoViolations } from './support/axe';
import { createLicensedLearner, firestore } from './support/backend';
import { expect, networkErrors, startSession, test } from './support/test';

// the tests refuse what is written
test.use({ expectedErrors: networkErrors, contextOptions: { reducedMotion: 'reduce' } });

const dayAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test.use({ bypassCSP: true });

test('the day after the planned test one press says how it went; it is changed, leads to a plan, and is taken back', async ({
  page,
}) => {
  const learner = await createLicensedLearner();
  await firestore.doc(`users/${learner.uid}/plans/B`).set({
    startedOn: dayAgo(20),
    testOn: dayAgo(2),
    source: 'letter',
    points: [{ area: 'miljo', right: 3, scored: 5 }],
    updatedAt: FieldValue.serverTimestamp(),
  });
  const told = async () => {
    const { docs } = await firestore
      .collection('outcomes')
      .where('userId', '==', learner.uid)
      .get();
    return docs.map((document) => document.data());
  };
  await startSession(page, learner);
  await page.goto('/plan');
  await expect(page.getByRole('heading', { name: 'Hur gick det?' })).toBeVisible();
  await expect(page.getByLabel('Provdag')).toHaveValue(dayAgo(2));
  await refusingWrites(page, async () => {
    await page.getByRole('button', { name: 'Godkänd', exact: true }).click();
    await expectToast(page, 'Resultatet kunde inte sparas');
  });
  await page.getByRole('button', { name: 'Godkänd', exact: true }).dblclick();
  await expectToast(page, 'Tack! Resultatet är sparat');
  await expect(page.getByText('. Grattis!')).toBeVisible();
  // nothing could be foretold of who has answered nothing
  expect(await told()).toMatchObject([
    { testOn: dayAgo(2), isPassed: true, chance: null, isShared: false, points: [] },
  ]);

  await page.goto('/min-sida');
  await page.getByRole('button', { name: 'Ändra resultatet' }).click();
  await page.getByText('Ni får jämföra mitt resultat').click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Underkänd', exact: true }).click();
  await expect.poll(told).toMatchObject([{ isPassed: false, isShared: true, number: 0 }]);
  await page.getByRole('link', { name: 'Gör en plan till nästa prov' }).click();
  await expect(page.getByRole('button', { name: 'Gör min plan' })).toBeVisible();

  await page.getByRole('button', { name: 'Ta bort resultatet' }).click();
  await expect.poll(told).toEqual([]);
});

test('thirty shared results are compared with what was foretold, and fewer say nothing', async ({
  page,
}) => {
  const mark = uniqueName('utfall').replaceAll(' ', '-');
  const write = async (count: number) => {
    const batch = firestore.batch();
    for (let number = 0; number < count; number++) {
      batch.set(firestore.doc(`outcomes/${mark}-${String(number)}`), {
        // a learner counts once
        userId: `${mark}-${String(number)}`,
        examId: 'MC',
        number: number % 10,
        testOn: dayAgo(number),
        isPassed: number % 5 !== 0,
        points: [],
        chance: 0.85,
        modelVersion: 977,
        isShared: true,
        updatedAt: FieldValue.serverTimestamp(),
      });
    }
    await batch.commit();
  };
  await write(29);
  await openPanel(page, 'outcomes?modell=977');
  const count = page.getByRole('button', { name: 'Räkna' });
  await count.click();
  await expect(page.getByText('Det säger inget än')).toBeVisible();
  await write(30);
  await count.click();
  const row = page.getByRole('row').filter({ hasText: /80–90\s%/ });
  await expect(row).toContainText(/80\s% \(63–90\s%\)/);
  await expectNoViolations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner CSV' }).click();
  expect((await download).suggestedFilename()).toBe('provutfall.csv');
});
