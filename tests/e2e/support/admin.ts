import { storedFullOrder } from '../../factories/purchase';
import { randomBytes } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';

import { adminTabs } from '../../../src/admin/frame/tabs';
import type { AdminRole } from '../../../src/domain/admin/role';
import { orderReference } from '../../../src/domain/purchase/order';
import { createLearner, firestore, type Learner } from './backend';
import { expect, startSession } from './test';

/** An administrator of a test's own; without a role, as the first ones were stored, an owner. */
export async function createAdmin(role?: AdminRole): Promise<Learner> {
  const admin = await createLearner();
  const { uid, email } = admin;
  await firestore.doc(`admins/${uid}`).set({
    email,
    ...(role !== undefined && { role }),
    grantedAt: Timestamp.now(),
    grantedBy: 'a test',
  });
  return admin;
}

/** An order of full access that waits for its payment, with these fields otherwise; returns its id. */
export async function createOrder(
  userId: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = orderReference(randomBytes(8));
  await firestore.doc(`orders/${id}`).set({
    userId,
    ...storedFullOrder,
    status: 'pending',
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
    paidAt: null,
    ...fields,
  });
  return id;
}

/** Opens a tab of the panel with the password of an administrator, of the test's own unless one is given. */
export async function openPanel(page: Page, tab: string, given?: Learner): Promise<Learner> {
  const admin = given ?? (await createAdmin());
  await startSession(page, admin);
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.goto(`/admin/${tab}`);
  await page.getByLabel('Lösenord', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administratörspanel');
  return admin;
}

/** The contents of a tab of the panel, while it is the open one. */
export function tabContent(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

/** The link to a tab of the panel, on a phone behind a button, with how much waits there. */
export async function findTabLink(page: Page, name: string): Promise<Locator> {
  const menu = page.getByRole('button', { name: /^Avdelningar/ });
  if (await menu.isVisible()) await menu.click();
  const tabs = page.getByRole('navigation', { name: 'Avdelningar' });
  return tabs.getByRole('link', { name: new RegExp(`^${name}( \\d+\\+? väntar)?$`) });
}

/** Goes to another tab of the open panel, or to another part of the open tab. */
export async function openTab(page: Page, name: string): Promise<void> {
  if (adminTabs.some(({ label }) => label === name)) {
    await (await findTabLink(page, name)).click();
    await expect(tabContent(page, name)).toBeVisible();
    return;
  }
  const part = page.getByRole('tab', { name, exact: true });
  await part.click();
  await expect(part).toHaveAttribute('aria-selected', 'true');
}

/** Expects a message at the top of the page. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('[data-sonner-toast]', { hasText: text }).first()).toBeVisible();
}

const writing = /documents:commit/;

/** Does something while the database refuses whatever is written. */
export async function refusingWrites(page: Page, run: () => Promise<void>): Promise<void> {
  await page.route(writing, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Refused by the test.' } },
    }),
  );
  await run();
  await page.unroute(writing);
}

/**
 * Does something while the database says that it has written and has not: for what other tests would notice, such as a
 * price under which somebody is buying.
 */
export async function pretendingWrites(page: Page, run: () => Promise<void>): Promise<void> {
  await page.route(writing, (route) => {
    const { writes } = route.request().postDataJSON() as { writes: unknown[] };
    const updateTime = new Date().toISOString();
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { writeResults: writes.map(() => ({ updateTime })), commitTime: updateTime },
    });
  });
  await run();
  await page.unroute(writing);
}

/** Does something while nothing that is written gets through to the database. */
export async function withoutNetwork(page: Page, run: () => Promise<void>): Promise<void> {
  await page.route(writing, (route) => route.abort());
  await run();
  await page.unroute(writing);
}

/** What the log says that somebody has done, action by action, in the order of the alphabet. */
export async function actionsOf({ uid }: Learner): Promise<string[]> {
  const { docs } = await firestore.collection('adminLog').where('actor', '==', uid).get();
  return docs.map((entry) => entry.get('action') as string).sort();
}

let named = 0;

/** A name that nothing else of this run has. */
export function uniqueName(word: string): string {
  named += 1;
  return `${word} ${Date.now().toString(36)}${String(process.pid)}x${String(named)}`;
}

/** A text that runs a script where it is taken for HTML. */
export const attack = '<img src=x onerror="pwned=1;alert(1)"><script>pwned=1</script>';

/** Expects, when it is called again, that no script of an attack has run. */
export function watchForAttacks(page: Page): () => Promise<void> {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'alert') alerts.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    expect(alerts).toEqual([]);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  };
}
