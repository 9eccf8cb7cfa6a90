import type { Page } from '@playwright/test';

import { openPanel, openTab, tabContent } from './support/admin';
import { createLearner, createLicensedLearner, firestore } from './support/backend';
import { expect, signIn, test } from './support/test';

test.use({
  expectedErrors:
    /Provfel|Content Security Policy|strict MIME type|Failed to (?:load|fetch)|net::ERR/,
});

let made = 0;

/** A message that no other test of this run has. */
function uniqueMessage(): string {
  made += 1;
  const letters = (Date.now() * 100 + made)
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  return `Provfel ${letters}`;
}

/** Waits until the page tells of what goes wrong. */
async function watched(page: Page): Promise<void> {
  await page.waitForFunction(() => !Array.isArray(window.problems));
}

/** Has the page throw an error that nothing catches. */
async function throwIn(page: Page, message: string): Promise<void> {
  await watched(page);
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);
}

const reportsOf = async (field: string, value: string) =>
  (await firestore.collection('clientErrors').where(field, '==', value).get()).docs;

async function expectStored(message: string, count: number): Promise<void> {
  await expect.poll(async () => (await reportsOf('message', message)).length).toBe(count);
}

test('an error in the page appears in the panel without a person, another one raises the count', async ({
  page,
  browser,
}) => {
  const message = uniqueMessage();
  const stored = `Error: ${message} hos <e-post> i /assets/x.js`;
  const learner = await createLearner();
  await signIn(page, learner);
  await throwIn(page, `${message} hos ${learner.email} i /assets/x.js?uid=${learner.uid}`);
  await expectStored(stored, 1);
  // the same person on the same day is told of once
  await page.reload();
  await throwIn(page, `${message} hos ${learner.email} i /assets/x.js?uid=${learner.uid}`);
  const [report] = await reportsOf('message', stored);
  expect(JSON.stringify([report?.id, report?.data()])).not.toContain(learner.uid);

  const context = await browser.newContext();
  const panel = await context.newPage();
  await openPanel(panel, 'errors');
  const card = tabContent(panel, 'Driftfel').getByRole('listitem').filter({ hasText: message });
  await expect(card).toContainText('Nytt');
  await expect(card).toContainText('Antal1 gång');
  await expect(card).toContainText(/WebbläsareChrome \d+, /);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  // on a page for reading the code comes when something is done there
  await visitor.keyboard.press('Tab');
  await throwIn(visitor, `${message} hos anna@example.se i /assets/x.js`);
  await expectStored(stored, 2);
  await openTab(panel, 'Logg');
  await openTab(panel, 'Driftfel');
  await expect(card).toContainText('Antal2 gånger');

  await card.getByRole('button', { name: 'Klart' }).click();
  await expect(card.getByText('Klart', { exact: true })).toBeVisible();
  const another = await (await browser.newContext()).newPage();
  await signIn(another, await createLearner());
  await throwIn(another, `${message} hos anna@example.se i /assets/x.js`);
  await expectStored(stored, 3);
  await openTab(panel, 'Logg');
  await openTab(panel, 'Driftfel');
  await expect(card).toContainText('Tillbaka');
  await expect(card).toContainText('Antal3 gånger');
  await card.getByRole('button', { name: 'Ignorera' }).click();
  await expect(card.getByText('Ignoreras', { exact: true })).toBeVisible();
  expect(await panel.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('what goes wrong before the program is there, code that is lost and what the policy stops are told of', async ({
  page,
  browser,
}) => {
  const message = uniqueMessage();
  // a person has twenty places a day, and two messages may come to the same one
  const anothersPage = async () => {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, await createLicensedLearner());
    await watched(other);
    return other;
  };
  await page.addInitScript((text) => {
    if (location.pathname !== '/ovning') return;
    addEventListener('DOMContentLoaded', () => void Promise.reject(new Error(text)));
  }, message);
  await signIn(page, await createLicensedLearner());
  await page.goto('/ovning');
  await expectStored(`Error: ${message}`, 1);
  const [early] = await reportsOf('message', `Error: ${message}`);
  expect(early?.data()).toMatchObject({ kind: 'error', page: '/ovning' });

  const second = await anothersPage();
  await second.evaluate(
    (host) => fetch(`https://${host}.test/x?mejl=anna@example.se`).catch(() => 0),
    message.slice(8),
  );
  await expectStored(`connect-src: https://${message.slice(8)}.test`, 1);

  const third = await anothersPage();
  await third.evaluate((file) => {
    const script = document.createElement('script');
    script.src = `/assets/${file}.js`;
    document.head.append(script);
  }, message.slice(8));
  await expectStored(`Script lost: /assets/${message.slice(8)}.js`, 1);
});

test('a document that cannot be read is told of with its place', async ({ page }) => {
  const learner = await createLearner();
  const order = firestore.doc(`orders/${uniqueMessage().replace(' ', '')}`);
  await order.set({ userId: learner.uid, createdAt: new Date() });
  await signIn(page, learner);
  await page.goto('/min-sida');
  await expect
    .poll(async () => {
      const malformed = await reportsOf('kind', 'malformed');
      return malformed.some((each) =>
        String(each.get('message')).startsWith(`${order.path} is malformed`),
      );
    })
    .toBe(true);
  await order.delete();
});
