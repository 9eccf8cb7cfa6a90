import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeResults {
  violations: { id: string; nodes: { html: string }[] }[];
}

/**
 * Runs axe in the page, with the theme light and dark, and expects nothing. The test must use `bypassCSP`, since axe is
 * put in past the policy.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.addScriptTag({ path: axePath }).catch(() => page.evaluate(() => undefined));
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    // colours fade from one theme to the other
    await page.waitForTimeout(300);
    const { violations } = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
      return axe.run();
    });
    expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual(
      [],
    );
  }
}
