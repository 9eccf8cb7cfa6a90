import type { Page } from '@playwright/test';

import {
  actionsOf,
  createAdmin,
  createOrder,
  expectToast,
  findTabLink,
  openPanel,
  openTab,
  tabContent,
} from './support/admin';
import { expectNoViolations } from './support/axe';
import { createLearner, firestore } from './support/backend';
import { expect, test } from './support/test';

// axe is put into the page as a script
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** The names of the tabs, as the navigation has them. */
async function tabNames(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Avdelningar' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const names = await links.allTextContents();
  return names.map((name) => name.replace(/\d+\+? väntar$/, ''));
}

/** What the search offers for what is typed. */
async function find(page: Page, typed: string): Promise<string[]> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Hitta' }).fill(typed);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/träff/);
  const groups = await page.getByRole('dialog').getByRole('group').all();
  const names = await Promise.all(groups.map((group) => group.getAttribute('aria-label')));
  await page.keyboard.press('Escape');
  return names.map(String);
}

/** Hears of every request that the rules refuse. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  return refused;
}

async function expectNoTab(page: Page, key: string, label: string): Promise<void> {
  await page.goto(`/admin/${key}`);
  await expect(tabContent(page, label)).toContainText('Det här ingår inte i din roll');
}

test('an owner gives a role, changes it and takes it, and never his own', async ({ page }) => {
  const learner = await createLearner();
  const other = page.getByRole('row', { name: learner.email });
  const dialog = page.getByRole('dialog');
  const admin = await openPanel(page, 'admin-settings');
  await page.getByLabel('Ny administratörs e-post').fill(learner.email);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Roll').selectOption('Support');
  await expect(dialog).toContainText('Ser inga köp, priser eller rabattkoder.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Ge rollen Support' }).click();
  await expect(other).toContainText('Support');

  await other.getByRole('button', { name: /^Byt roll/ }).click();
  await dialog.getByLabel('Roll').selectOption('Ekonomi');
  await dialog.getByRole('button', { name: 'Byt roll' }).dblclick();
  await expectToast(page, `${learner.email} har nu rollen Ekonomi.`);
  await expect(other).toContainText('Ekonomi');
  expect((await firestore.doc(`admins/${learner.uid}`).get()).get('role')).toBe('bookkeeper');
  await expect(page.getByRole('row', { name: admin.email }).getByRole('button')).toHaveCount(0);
  await expectNoViolations(page);
  await other.getByRole('button', { name: /^Ta bort/ }).click();
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expectToast(page, 'Administratörsrollen har tagits bort.');
  await expect(other).toHaveCount(0);
  expect(await actionsOf(admin)).toEqual(['changeRole', 'grantAdmin', 'revokeAdmin']);
  await openTab(page, 'Logg');
  await expect(tabContent(page, 'Logg')).toContainText('Roll: Support → Ekonomi');
});

test('an editor has the content and its reports alone', async ({ page }) => {
  const refused = watchRefusals(page);
  const learner = await createLearner();
  await openPanel(page, '', await createAdmin('editor'));
  await expect(tabContent(page, 'Övningskategorier')).toBeVisible();
  expect(await tabNames(page)).toEqual([
    'Övningskategorier',
    'Övningsfrågor',
    'Gamla frågor',
    'Teorikurser',
    'Kategorier',
    'Felrapporter',
    'Frågestatistik',
    'Provutfall',
    'Admin-inställningar',
  ]);
  for (const name of [
    'Övningskategorier',
    'Övningsfrågor',
    'Teorikurser',
    'Kategorier',
    'Felrapporter',
    'Frågestatistik',
    'Provutfall',
  ]) {
    await openTab(page, name);
    await expect(tabContent(page, name).getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  expect(await find(page, learner.email)).not.toContain('Kunder');
  await openTab(page, 'Admin-inställningar');
  await expect(page.getByRole('heading', { name: 'Din roll: Redaktör' })).toBeVisible();
  await expect(page.getByLabel('Ny administratörs e-post')).toHaveCount(0);
  await expectNoViolations(page);
  await expectNoTab(page, 'orders', 'Ordrar');
  await expectNoViolations(page);
  expect(refused).toEqual([]);
});

test('support looks after a customer, without the money', async ({ page }) => {
  const refused = watchRefusals(page);
  const learner = await createLearner();
  const order = await createOrder(learner.uid);
  const support = await openPanel(page, '', await createAdmin('support'));
  expect(await tabNames(page)).toEqual([
    'Felrapporter',
    'Användare',
    'Användarkonto',
    'Admin-inställningar',
  ]);
  expect(await find(page, order)).not.toContain('Beställningar');
  expect(await find(page, learner.email)).toContain('Kunder');
  await page.goto(`/admin/users?kund=${learner.uid}`);
  await page.getByRole('button', { name: /^Spärra/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Spärra' }).click();
  await expect(page.getByRole('list', { name: 'Logg' })).toContainText('Spärrade användare');
  await expect(page.getByRole('heading', { name: 'Köp', exact: true })).toHaveCount(0);
  expect(await actionsOf(support)).toEqual(['deactivateUser']);
  await expectNoTab(page, 'payment', 'Betalning');
  await expectNoTab(page, 'log', 'Logg');
  expect(refused).toEqual([]);
});

test('a bookkeeper confirms an order and sees the books, and no content', async ({ page }) => {
  const refused = watchRefusals(page);
  const learner = await createLearner();
  const order = await createOrder(learner.uid);
  const bookkeeper = await openPanel(page, '', await createAdmin('bookkeeper'));
  expect(await tabNames(page)).toEqual([
    'Rabatter',
    'Ordrar',
    'Betalning',
    'Ekonomi',
    'Admin-inställningar',
  ]);
  await page.goto(`/admin/orders?order=${order}`);
  await expect(page.getByText(learner.email)).toBeVisible();
  await expect(page.getByRole('link', { name: learner.email })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bekräfta betalning' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bekräfta betalning' }).click();
  await expect(page.getByRole('list', { name: 'Historik' })).toContainText(bookkeeper.email);
  expect((await firestore.doc(`licenses/${learner.uid}_full`).get()).get('isActive')).toBe(true);
  for (const name of ['Rabatter', 'Betalning', 'Ekonomi']) {
    await openTab(page, name);
    await expect(tabContent(page, name).getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  expect(await (await findTabLink(page, 'Ordrar')).getAttribute('href')).toBe('/admin/orders');
  await expectNoTab(page, 'practice-questions', 'Övningsfrågor');
  await expectNoTab(page, 'users', 'Användare');
  expect(refused).toEqual([]);
});
