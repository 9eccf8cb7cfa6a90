import type { Page } from '@playwright/test';

import { createCategory, createLicensedLearner } from './support/backend';
import { watchShifts } from './support/shifts';
import { answerWith, expect, networkErrors, startSession, test } from './support/test';

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Waits until a page is what it is going to be: alive, and nothing of it on its way. */
async function isThere(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main [data-loading]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

for (const viewport of screens) {
  test.describe(`on a screen of ${String(viewport.width)}`, () => {
    test.use({ viewport });

    test('nothing moves while a page comes to a visitor', async ({ page }) => {
      const expectStill = await watchShifts(page);
      for (const address of ['/login', '/register', '/ovning', '/prov', '/min-sida']) {
        await page.goto(address);
        await isThere(page);
        await expectStill();
      }
    });

    test('nothing moves while a page comes to a learner, nor on the second visit', async ({
      page,
    }) => {
      await createCategory('Still', 2);
      await startSession(page, await createLicensedLearner());
      const expectStill = await watchShifts(page);
      for (const address of ['/min-sida', '/kurser', '/ovning', '/min-sida', '/ovning']) {
        await page.goto(address);
        await isThere(page);
        await expectStill();
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a page that asks has nothing beside its question, from the first paint, and nothing moves', async ({
    page,
  }) => {
    const name = await createCategory('Fokus', 1);
    await startSession(page, await createLicensedLearner());
    const expectStill = await watchShifts(page);
    await page.goto(`/ovning/${name}`, { waitUntil: 'commit' });
    const close = page.getByRole('link', { name: 'Stäng' });
    await expect(close).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByText('Fråga 1 av 1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectStill();
    for (const beside of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(beside)).toBeHidden();
    }
    // the buttons are where the thumb is, however short the question
    const answer = await page.getByRole('button', { name: 'Svara' }).boundingBox();
    expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeGreaterThan(820);

    await answerWith(page, 'Rätt alternativ');
    await page.getByRole('button', { name: 'Avsluta' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('without its code', () => {
  test.use({ expectedErrors: networkErrors });

  test('a page says from the start what it is, and has its menu', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    const titles = { '/ovning': 'Övning', '/prov/pagar': 'Teoriprov', '/login': 'Logga in' };
    for (const [address, title] of Object.entries(titles)) {
      await page.goto(address);
      await expect(page).toHaveTitle(`${title} – Teoriklar`);
      await expect(page.getByRole('link', { name: 'Teoriklar' }).first()).toBeVisible();
    }
  });
});

test('the first card comes after at most 15 scripts, which the page itself names', async ({
  page,
}) => {
  await createCategory('Fort', 2);
  await startSession(page, await createLicensedLearner());
  await page.goto('/ovning');
  await isThere(page);
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('main li a[href^="/ovning/"]') === null) return;
      observer.disconnect();
      performance.mark('card');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await isThere(page);
  const scripts = await page.evaluate(() => {
    // five seconds after a page, on a slow machine before its card, comes what can wait (lib/when-loaded.ts)
    const card = Math.min(performance.getEntriesByName('card')[0]?.startTime ?? 0, 5000);
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < card)
      .map(({ name }) => new URL(name).pathname);
  });
  const html = await (await page.request.get('/ovning')).text();
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.length).toBeLessThanOrEqual(15);
  // one wave: none is found by way of another
  expect(scripts.filter((name) => !html.includes(name))).toEqual([]);
});
