import { test as base, expect, type Page } from '@playwright/test';

import type { Learner } from './backend';
import { signedInUser } from './session';

interface Guards {
  /** Console errors that the test expects, such as those of a network that it has cut. */
  expectedErrors: RegExp | null;
}

/** Every test fails on an error in the console, an uncaught exception, or a request to another host. */
export const test = base.extend<Guards & { guard: undefined }>({
  expectedErrors: [null, { option: true }],
  guard: [
    async ({ page, expectedErrors }, use) => {
      const found: string[] = [];
      const note = (text: string) => {
        if (expectedErrors?.test(text) !== true) found.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      page.on('pageerror', (error) => {
        note(error.message);
      });
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') note(`request to ${hostname}`);
      });
      await use(undefined);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What the browser itself logs when a test cuts the network. */
export const networkErrors = /Failed to load resource|net::ERR/;

/** Signs in through the page, and waits until it says so. */
export async function signInByForm(
  page: Page,
  { email, password }: Omit<Learner, 'uid'>,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-postadress').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByText('Du är inloggad.')).toBeVisible();
}

/** Makes the browser that of somebody who has signed in on this device before, whoever did so last. */
export async function startSession(page: Page, learner: Learner): Promise<void> {
  const [key, user] = await signedInUser(learner);
  await page.goto('/robots.txt');
  await page.evaluate(
    ([name, value, uid]) => {
      localStorage.setItem(name, value);
      localStorage.setItem('teoriklar.signedIn', JSON.stringify(uid));
    },
    [key, user, learner.uid] as const,
  );
}

/** Opens the front page as somebody who has signed in on this device before; spares a test the way over the form. */
export async function signIn(page: Page, learner: Learner): Promise<void> {
  await startSession(page, learner);
  await page.goto('/');
  await expect(
    page.getByRole('link', { name: 'Min Sida', includeHidden: true }).first(),
  ).toBeAttached();
}

/** Opens what a learner's menu has besides its tabs. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mer', exact: true }).click();
}

/** Waits until the service worker has kept all that the person at the page needs of the program. */
export async function keptOnDevice(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/in-use')) !== undefined))
    .toBe(true);
}

/** Opens a practice session at its address. */
export async function openSession(page: Page, category: string): Promise<void> {
  await page.goto(`/ovning/${encodeURIComponent(category)}`);
  await expect(page.getByText(/^Fråga \d+ av \d+$/)).toBeVisible();
}

/** The button that answers, goes on or ends. */
export function advanceButton(page: Page) {
  return page.getByRole('button', { name: /^(Svara|Nästa|Avsluta)$/ });
}

/** Marks the option and answers; then waits out the pause in which a double click does nothing. */
export async function answerWith(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option, exact: true }).click();
  await page.getByRole('button', { name: 'Svara' }).click();
  await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
  await page.waitForTimeout(450);
}

/** Waits until the page's own code has taken over what came as HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) =>
      key.startsWith('__reactContainer'),
    ),
  );
  await page.waitForLoadState('networkidle');
}
