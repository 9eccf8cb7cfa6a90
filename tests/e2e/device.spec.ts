import type { Page } from '@playwright/test';

import { createCategory, createLicensedLearner } from './support/backend';
import {
  advanceButton,
  answerWith,
  expect,
  networkErrors,
  openSession,
  signIn,
  test,
} from './support/test';

/** How many results of reads the device keeps. */
const keptResults = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('teoriklar-cache');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const counting = opening.result.transaction('queries').objectStore('queries').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

test('after the first finished session the browser is asked once to keep what is stored', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
      return Promise.resolve(true);
    };
  });
  const asked = () => page.evaluate(() => sessionStorage.getItem('asked'));
  const category = await createCategory('Lagring', 1);
  await signIn(page, await createLicensedLearner());
  await openSession(page, category);
  expect(await asked()).toBe(null);
  const finish = async () => {
    await answerWith(page, 'Rätt alternativ');
    await advanceButton(page).click();
    await expect(page.getByRole('heading', { name: /^Resultat/ })).toBeVisible();
  };
  await finish();
  await expect.poll(asked).toBe('1');
  await page.getByRole('button', { name: 'Öva igen' }).click();
  await finish();
  expect(await asked()).toBe('1');
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });

  test('Min sida offers the home screen, with the reason', async ({ page }) => {
    await signIn(page, await createLicensedLearner());
    await page.goto('/min-sida');
    await expect(page.getByText(/Safari tar bort .* sju dagar/)).toBeVisible();
  });
});

test.describe('with answers that could not be sent', () => {
  test.use({ expectedErrors: networkErrors });

  test('they are told of after a day, stay when the rest is removed, and are sent at a press', async ({
    page,
    context,
  }) => {
    const category = await createCategory('Väntan', 2);
    await signIn(page, await createLicensedLearner());
    await openSession(page, category);
    await context.route(/documents:commit/, (route) => route.abort());
    await answerWith(page, 'Rätt alternativ');
    await page.goto('/min-sida');
    const card = page.getByText('Det finns 1 svar som inte har skickats');
    await expect(card).toBeVisible();
    await expect(page.getByText(/mer än ett dygn/)).toHaveCount(0);

    // a day later, by the page's clock and by the server's, which is asked for the time
    const later = new Date(Date.now() + 25 * 60 * 60 * 1000);
    await page.clock.setFixedTime(later);
    await page.route('**/favicon.svg', (route) =>
      route.fulfill({ headers: { date: later.toUTCString() } }),
    );
    await page.reload();
    await expect(page.getByText(/väntat mer än ett dygn på att skickas/)).toBeVisible();

    const kept = await keptResults(page);
    expect(kept).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Ta bort från enheten' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Svar som inte är skickade');
    await dialog.getByRole('button', { name: 'Ta bort' }).click();
    await expect(page.getByText('Borttaget från enheten')).toBeVisible();
    // the page that is open asks anew for what it shows, and keeps that
    expect(await keptResults(page)).toBeLessThan(kept);
    await expect(card).toBeVisible();

    await context.unroute(/documents:commit/);
    await page.getByRole('button', { name: 'Skicka nu' }).click();
    await expect(card).toHaveCount(0);
  });
});
