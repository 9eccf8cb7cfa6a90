import type { Page } from '@playwright/test';

import { createCategory, createLicensedLearner, firestore } from '../e2e/support/backend';
import { advanceButton, expect, openSession, signIn, test } from '../e2e/support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const scene = JSON.stringify({
  layout: 'crossroads',
  arms: { north: {}, east: {}, south: {}, west: {} },
  vehicles: [{ kind: 'car', arm: 'south', isYou: true, turn: 'straight' }],
});

/** Opens a session of two questions that have a picture, and waits until it is drawn. */
async function openPictured(page: Page, name: string) {
  await createCategory(name, 2);
  const { docs } = await firestore.collection('questions').where('category', '==', name).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ scene })));
  await signIn(page, await createLicensedLearner());
  await openSession(page, name);
  const picture = page.locator('main svg[role=img]');
  await expect(picture).toBeVisible();
  return picture;
}

/** Presses it, and counts what still fades once the page has been drawn. */
function fadesAfterPress(page: Page, target: ReturnType<Page['locator']>): Promise<number> {
  return target.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        (element as HTMLElement).click();
        requestAnimationFrame(() => {
          resolve(document.getAnimations().filter((one) => one instanceof CSSTransition).length);
        });
      }),
  );
}

test('where a finger presses, what a press changes does not fade', async ({ page }) => {
  await openPictured(page, 'Utan toning');
  expect(await fadesAfterPress(page, page.getByRole('radio').nth(1))).toBe(0);
  expect(await fadesAfterPress(page, page.getByRole('button', { name: 'Jag är säker' }))).toBe(0);
  expect(await fadesAfterPress(page, advanceButton(page))).toBe(0);
  await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
});

test('choosing and answering draw nothing of the picture anew', async ({ page }) => {
  const picture = await openPictured(page, 'Bilden kvar');
  const changes = await picture.evaluateHandle((svg) => {
    const records: MutationRecord[] = [];
    new MutationObserver((more) => {
      records.push(...more);
    }).observe(svg, { subtree: true, childList: true, attributes: true, characterData: true });
    return records;
  });
  await page.getByRole('radio').first().tap();
  await advanceButton(page).tap();
  await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
  expect(await changes.evaluate((records) => records.length)).toBe(0);
  expect(await picture.evaluate((svg) => svg.isConnected)).toBe(true);
});
