import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Axe {
  run: (options: {
    runOnly?: string[];
  }) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** Axe's rules that can tell one theme from the other. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe in the page, and its rules of colour again in the dark theme, and expects nothing. The test must use
 * `bypassCSP`, since axe is put in past the policy.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.addScriptTag({ path: axePath }).catch(() => page.evaluate(() => undefined));
  }
  for (const [theme, options] of [
    ['light', {}],
    ['dark', { runOnly: rulesOfColour }],
  ] as const) {
    const { violations } = await page.evaluate(
      ([name, chosen]) => {
        document.documentElement.dataset['theme'] = name;
        // colours fade from one theme to the other, and inherited ones do so one after the other
        const fading = () =>
          document.getAnimations().filter((animation) => animation instanceof CSSTransition);
        for (let rest = fading(); rest.length > 0; rest = fading()) {
          for (const animation of rest) animation.finish();
        }
        const { axe } = window as unknown as { axe: Axe };
        return axe.run(chosen);
      },
      [theme, options] as const,
    );
    expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual(
      [],
    );
  }
}
