import { chromium, type Page } from '@playwright/test';

import type { SyntheticLearner } from './learner';
import { UserError } from '../lib/user-error';
import { findChromium } from '../test/chromium';

type Step = readonly [what: string, run: (page: Page, learner: SyntheticLearner) => Promise<void>];

async function answerQuestion(page: Page): Promise<void> {
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Svara' }).click();
  await page.getByRole('region', { name: 'Förklaring' }).waitFor();
}

/** What has to work, in the order in which a visitor becomes a learner. */
const steps: readonly Step[] = [
  [
    'the landing page',
    async (page) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  ],
  [
    'an answer in the demo',
    async (page) => {
      await page.goto('/demo');
      await answerQuestion(page);
    },
  ],
  [
    'signing in',
    async (page, { email, password }) => {
      await page.goto('/login');
      await page.getByLabel('E-postadress').fill(email);
      await page.getByLabel('Lösenord', { exact: true }).fill(password);
      await page.locator('form').getByRole('button', { name: 'Logga in' }).click();
      await page.getByText('Du är inloggad.').waitFor();
    },
  ],
  [
    'a question',
    async (page) => {
      await page.goto('/ovning');
      await page
        .getByRole('link', { name: /^Öva: / })
        .first()
        .click();
      await answerQuestion(page);
    },
  ],
];

/** Goes through the steps in the page. Throws UserError with the first that does not work. */
export async function walkThrough(page: Page, learner: SyntheticLearner): Promise<void> {
  for (const [what, run] of steps) {
    try {
      await run(page, learner);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UserError(`Of the release, ${what} does not work: ${reason}`);
    }
  }
}

/** Tries the program at the address in a browser of its own. Throws UserError with what does not work. */
export async function smoke(address: string, learner: SyntheticLearner): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    await walkThrough(await browser.newPage({ baseURL: address }), learner);
  } finally {
    await browser.close();
  }
}
