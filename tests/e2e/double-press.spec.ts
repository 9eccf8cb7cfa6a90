import type { Locator, Page } from '@playwright/test';

import { createLearner, firestore, uniqueEmail, type Learner } from './support/backend';
import { expect, signIn, test } from './support/test';

/** Ways to press a button again before it can have been disabled. */
const ways: [string, (button: Locator) => Promise<void>][] = [
  ['a double click', (button) => button.dblclick()],
  [
    // as quick taps are, which a browser may tell as clicks of their own
    'two presses at once',
    (button) =>
      button.evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      }),
  ],
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Every message that is shown from now on, once for each time. */
async function collectMessages(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenMessages: seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const toasts = node.matches('[data-sonner-toast]')
            ? [node]
            : node.querySelectorAll('[data-sonner-toast]');
          for (const toast of toasts) {
            seen.push(toast.querySelector('[data-title]')?.textContent ?? '');
          }
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenMessages: string[] }).seenMessages);
}

/** How many requests that write, or that the sign-in service takes, have gone to such an address from now on. */
function countRequests(page: Page, address: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && address.test(request.url())) count += 1;
  });
  return () => count;
}

const commits = /documents:commit/;

async function ordersOf({ uid }: Learner): Promise<string[]> {
  const { docs } = await firestore.collection('orders').where('userId', '==', uid).get();
  return docs.map((order) => String(order.get('status')));
}

for (const [way, press] of ways) {
  test.describe(way, () => {
    test('buys once, pays once and withdraws once', async ({ page }) => {
      const learner = await createLearner();
      await signIn(page, learner);
      await page.goto('/prov');
      const messages = await collectMessages(page);
      await press(button(page, /^Köp för/));
      await expect(page.getByText('Väntar på betalning')).toBeVisible();
      expect(await ordersOf(learner)).toEqual(['pending']);
      expect(await messages()).toEqual([]);

      await press(button(page, 'Betala i testläge'));
      await expect(page.getByText('Tack! Betalningen är bekräftad')).toBeVisible();
      const told = ['Betalningen behandlas', 'Köpet är klart'];
      await expect.poll(messages).toEqual(told);
      // one page further, not two
      await page.goBack();
      await expect(page).toHaveURL(/\/prov$/);
      expect(await messages()).toEqual(told);

      await page.goto('/min-sida');
      const later = await collectMessages(page);
      await press(button(page, /^Ångra köp/));
      await press(button(page, 'Ja, ångra köpet'));
      await expect(page.getByText('Ångrad, återbetalas')).toBeVisible();
      await expect.poll(later).toEqual(['Köpet är ångrat']);
      expect(await ordersOf(learner)).toEqual(['withdrawn']);
    });

    test('gives an order up once', async ({ page }) => {
      const learner = await createLearner();
      await signIn(page, learner);
      await page.goto('/prov');
      await button(page, /^Köp för/).click();
      const messages = await collectMessages(page);
      const written = countRequests(page, commits);
      await press(button(page, 'Avbryt köpet'));
      await expect(page.getByText('Avbruten')).toBeVisible();
      expect(await messages()).toEqual([]);
      expect(written()).toBe(1);
    });

    test('starts free minutes once', async ({ page }) => {
      await signIn(page, await createLearner({ freeMinutes: 10 }));
      await page.goto('/ovning');
      await page.getByRole('link', { name: 'Öva: Miljö' }).click();
      const messages = await collectMessages(page);
      const written = countRequests(page, commits);
      await press(button(page, 'Starta nu'));
      await expect(page.getByRole('timer', { name: 'Gratisminuter kvar' })).toBeVisible();
      expect(await messages()).toEqual([]);
      expect(written()).toBe(1);
    });

    test('signs in once', async ({ page }) => {
      const learner = await createLearner();
      await page.goto('/login');
      await page.getByLabel('E-postadress').fill(learner.email);
      await page.getByLabel('Lösenord', { exact: true }).fill(learner.password);
      const messages = await collectMessages(page);
      const asked = countRequests(page, /accounts:signInWithPassword/);
      await press(page.locator('form').getByRole('button', { name: 'Logga in' }));
      await expect(page.getByText('Du är inloggad.')).toBeVisible();
      expect(await messages()).toEqual(['Välkommen, Test!']);
      expect(asked()).toBe(1);
    });

    test('registers once', async ({ page }) => {
      await page.goto('/register');
      await page.getByLabel('Förnamn').fill('Kim');
      await page.getByLabel('Efternamn').fill('Sand');
      await page.getByLabel('E-postadress').fill(uniqueEmail());
      await page.getByLabel('Lösenord', { exact: true }).fill('hemligt');
      await page.getByLabel('Bekräfta lösenord', { exact: true }).fill('hemligt');
      await page.getByRole('checkbox', { name: /Jag accepterar användarvillkoren/ }).click();
      const messages = await collectMessages(page);
      const asked = countRequests(page, /accounts:signUp/);
      await press(button(page, 'Skapa konto'));
      await expect(page.getByText('Välkommen, Kim!')).toBeVisible();
      expect(await messages()).toEqual(['Välkommen, Kim!']);
      expect(asked()).toBe(1);
    });

    test('changes the name once and sends one mail', async ({ page }) => {
      await signIn(page, await createLearner());
      await page.goto('/min-sida');
      const messages = await collectMessages(page);
      const written = countRequests(page, commits);
      await page.getByRole('textbox', { name: 'Namn' }).fill('Kim Berg');
      await press(button(page, 'Spara'));
      await expect(page.getByText('Profilen är uppdaterad')).toBeVisible();
      expect(written()).toBe(1);
      const sent = countRequests(page, /accounts:sendOobCode/);
      await press(button(page, 'Skicka mejlet igen'));
      await expect(page.getByText('Mejlet är skickat')).toBeVisible();
      expect(sent()).toBe(1);
      expect(await messages()).toEqual(['Profilen är uppdaterad', 'Mejlet är skickat']);
    });
  });
}
