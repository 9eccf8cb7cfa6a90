import type { Page } from '@playwright/test';

import { createCategory, createLicensedLearner, firestore } from './support/backend';
import { advanceButton, expect, openSession, signIn, test } from './support/test';

test.use({ viewport: { width: 320, height: 640 } });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('readiness and plan are no wider than the screen', async ({ page }) => {
  await signIn(page, await createLicensedLearner());
  await page.goto('/plan');
  await expect(page.getByRole('button', { name: 'Gör min plan' })).toBeVisible();
  expect(await widthOf(page)).toBe(320);

  await page.goto('/redo');
  const link = page.getByRole('main').getByRole('link', { name: /^(Öva på|Till) / });
  await expect(link).toBeVisible();
  const { docs } = await firestore.collection('practiceCategories').get();
  for (const category of docs.filter(({ id }) => !id.startsWith('test-'))) {
    const name = category.get('name') as string;
    await link.evaluate((element, text) => {
      element.textContent = text;
    }, `Öva på ${name}`);
    expect(await widthOf(page), name).toBe(320);
  }
});

test('what asks for a choice covers neither options nor buttons, is there once, and goes with the choice', async ({
  page,
}) => {
  await signIn(page, await createLicensedLearner());
  await openSession(page, await createCategory('Smal skärm', 1));
  const toast = page.locator('[data-sonner-toast][data-removed=false]', {
    hasText: 'Välj ett svar',
  });
  await advanceButton(page).click();
  await expect(toast).toBeVisible();
  await advanceButton(page).click();
  // the second takes the place of the first, which may still be there for a moment
  await expect(async () => {
    await expect(toast).toHaveCount(1);
    const [told, options] = [
      await toast.boundingBox(),
      await page.getByRole('radiogroup').boundingBox(),
    ];
    const room = (options?.y ?? NaN) - (told?.y ?? NaN) - (told?.height ?? NaN);
    expect(room).toBeGreaterThanOrEqual(0);
  }).toPass();
  await page.keyboard.press('1');
  await expect(toast).toHaveCount(0);
});
