import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isReached()); presses++) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Presses Enter on it, come to by Tab. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
