import type { Page } from '@playwright/test';

import { expectNoViolations } from './support/axe';
import {
  answerLongAgo,
  createCategory,
  createLearner,
  createLicensedLearner,
  storedAnswers,
  uniqueEmail,
} from './support/backend';
import { watchShifts } from './support/shifts';
import { expect, keptOnDevice, networkErrors, signIn, test } from './support/test';

test.use({
  // axe is put in past the policy
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Presses what is named, and counts how often. */
function pressCounter(page: Page) {
  let presses = 0;
  return {
    press: async (role: 'link' | 'button' | 'radio', name?: RegExp) => {
      presses += 1;
      await page
        .getByRole('main')
        .getByRole(role, name && { name })
        .first()
        .click();
    },
    presses: () => presses,
  };
}

test('from the registration to the first answered question it takes four presses', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Förnamn').fill('Åsa');
  await page.getByLabel('Efternamn').fill('Öberg');
  await page.getByLabel('E-postadress').fill(uniqueEmail());
  await page.getByLabel('Lösenord', { exact: true }).fill('hemligt');
  await page.getByLabel('Bekräfta lösenord', { exact: true }).fill('hemligt');
  await page.getByRole('checkbox', { name: 'Jag accepterar användarvillkoren' }).click();
  const { press, presses } = pressCounter(page);
  await press('button', /^Skapa konto$/);
  await expect(page.getByRole('heading', { name: 'Vilket körkort?' })).toBeVisible();
  await expectNoViolations(page);
  await press('link', /^B-kort/);
  await press('radio');
  await press('button', /^Svara$/);
  await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(4);

  for (const name of [/^Nästa$/, /^Nästa$/, /^Nästa$/, /^Nästa$/]) {
    await press('button', name);
    await press('radio');
    await press('button', /^Svara$/);
  }
  await press('button', /^Visa resultat$/);
  await expect(page.getByText(/^\d av 5 rätt$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Köp åtkomst' })).toBeVisible();
  await expectNoViolations(page);
});

test('with access the first five questions are a session that is recorded', async ({ page }) => {
  const learner = await createLicensedLearner();
  await signIn(page, learner);
  const { press } = pressCounter(page);
  await press('link', /^Taxi-kort/);
  for (const name of [/^Nästa$/, /^Nästa$/, /^Nästa$/, /^Nästa$/, /^Avsluta$/]) {
    await press('radio');
    await press('button', /^Svara$/);
    await page.waitForTimeout(450);
    await press('button', name);
  }
  await expect(page.getByRole('link', { name: /^Fortsätt öva: / })).toBeVisible();
  await expect.poll(async () => Object.keys(await storedAnswers(learner.uid)).length).toBe(5);

  // the card that it begins with is a day's from now on
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Idag' })).toBeVisible();
});

test.describe('a later day', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: networkErrors });

  test('opens with a card from which the first due question is one press away, without a network too', async ({
    page,
    context,
  }) => {
    const name = await createCategory('Senare dag', 6);
    const learner = await createLicensedLearner();
    await answerLongAgo(learner.uid, name, 6);
    const expectStill = await watchShifts(page);
    await signIn(page, learner);
    await expect(page.getByText(/6.frågor är på väg att glömmas bort/)).toBeVisible();
    await expectNoViolations(page);
    const overlap = await page
      .getByRole('navigation', { name: 'Huvudmeny' })
      .getByRole('link', { name: /^Repetera/ })
      .evaluate((link) => {
        const label = document.createRange();
        label.selectNodeContents(
          [...link.childNodes].find(({ nodeType }) => nodeType === 3) ?? link,
        );
        const count = link.querySelector('span')?.getBoundingClientRect().left ?? NaN;
        return label.getBoundingClientRect().right - count;
      });
    expect(overlap).toBeLessThan(4);
    await expectStill(0.02);
    await keptOnDevice(page);
    const { press, presses } = pressCounter(page);
    await press('link', /^Starta repetitionen$/);
    await expect(page.getByText(/^Fråga 1 av \d+$/)).toBeVisible();
    expect(presses()).toBe(1);

    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByText(/6.frågor är på väg att glömmas bort/)).toBeVisible();
    await press('link', /^Starta repetitionen$/);
    await expect(page.getByText(/^Fråga 1 av \d+$/)).toBeVisible();
  });
});

test('where access has ended the card says what its button leads to', async ({ page }) => {
  const name = await createCategory('Utgången', 2);
  const learner = await createLearner({}, { expiresAt: new Date(Date.now() - 1000) });
  await answerLongAgo(learner.uid, name, 2);
  await signIn(page, learner);
  await expect(page.getByRole('heading', { name: 'Din åtkomst är slut' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Köp åtkomst' }).click();
  await expect(page).toHaveURL('/kopa/full');
});
