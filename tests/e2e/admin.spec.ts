import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';

import { adminTabs } from '../../src/admin/frame/tabs';
import { searchWords } from '../../src/domain/question/search-words';
import {
  actionsOf,
  createAdmin,
  createOrder,
  expectToast,
  findTabLink,
  openPanel,
  openTab,
  pretendingWrites,
  refusingWrites,
  tabContent,
  uniqueName,
} from './support/admin';
import { expectNoViolations } from './support/axe';
import { createCategory, createLearner, firestore, uniqueEmail } from './support/backend';
import { expect, networkErrors, startSession, test } from './support/test';

const day = 24 * 60 * 60 * 1000;

// the tests refuse what is written and try wrong passwords
test.use({ expectedErrors: networkErrors });

test('the panel opens to an administrator with his password, and to nobody else', async ({
  page,
}) => {
  const admin = await createAdmin();
  await page.goto('/admin');
  await expect(page).toHaveURL('/login');
  await startSession(page, await createLearner());
  await page.goto('/admin');
  await expect(page.getByText('Du är inte administratör')).toBeVisible();
  await expect(page.getByLabel('Lösenord', { exact: true })).toBeHidden();

  await startSession(page, admin);
  await page.goto('/admin/log');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin-inloggning');
  const password = page.getByLabel('Lösenord', { exact: true });
  await password.fill('fel-losenord');
  await password.press('Enter');
  await expectToast(page, 'Fel lösenord');
  await expect(page.getByRole('alert')).toContainText('Det angivna lösenordet är felaktigt.');
  await password.fill(admin.password);
  await password.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administratörspanel');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Logg', exact: true })).toBeVisible();

  await expect(page.getByText('Totala användare')).toBeHidden();
  await page.goto('/admin?tab=questions');
  await expect(tabContent(page, 'Gamla frågor')).toBeVisible();
  await page.goto('/admin');
  await expect(tabContent(page, 'Översikt').getByText('Totala användare')).toBeVisible();
  await page.getByRole('button', { name: 'Lås panelen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin-inloggning');
  await page.reload();
  await expect(password).toBeVisible();
});

test('what a tab shows begins near the top, on a desktop and on a phone', async ({ page }) => {
  await openPanel(page, 'log');
  for (const { most, ...screen } of [
    { width: 1280, height: 800, most: 160 },
    { width: 390, height: 844, most: 120 },
  ]) {
    await page.setViewportSize(screen);
    for (const { key, label } of adminTabs) {
      await page.goto(`/admin/${key}`);
      // a control, a row, or the frame around them: no heading
      const first = tabContent(page, label)
        .locator('button, a, form, fieldset, table, dl, ul, .rounded-card')
        .filter({ visible: true })
        .first();
      await expect(first).toBeVisible();
      await expect(page.getByText('Laddar…')).toHaveCount(0);
      const box = await first.boundingBox();
      expect(box?.y, `${label} at ${String(screen.width)}`).toBeLessThanOrEqual(most);
    }
    await expect(page.getByRole('contentinfo')).toBeHidden();
  }
});

test('the tabs fold to their drawings, which this device remembers, and say what waits', async ({
  page,
}) => {
  await createOrder('nobody');
  await openPanel(page, 'log');
  const payment = await findTabLink(page, 'Betalning');
  await expect(payment).toContainText(/\d väntar/);
  const menu = page.getByRole('navigation', { name: 'Avdelningar' });
  const widthOf = async () => (await menu.boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeGreaterThan(150);
  await page.getByRole('button', { name: 'Fäll ihop menyn' }).click();
  expect(await widthOf()).toBeLessThan(60);
  await page.reload();
  await expect(menu).toBeVisible();
  expect(await widthOf()).toBeLessThan(60);
  await payment.click();
  await expect(tabContent(page, 'Betalning')).toBeFocused();
  await page.getByRole('button', { name: 'Fäll ut menyn' }).click();
  expect(await widthOf()).toBeGreaterThan(150);
});

test('customer, order, question, category and tab are found by the keyboard alone', async ({
  page,
}) => {
  const word = uniqueName('sok').replace(' ', '');
  const lastName = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const learner = await createLearner({ lastName, fullName: `Sonja ${lastName}` });
  const category = await createCategory(uniqueName('Sökta'), 1);
  const { docs } = await firestore.collection('questions').where('category', '==', category).get();
  for (const { ref, id } of docs) {
    const text = `Vem hittar ${id} i ${category}?`;
    await ref.update({ question_text: text, search_words: searchWords({ text }) });
  }
  const order = await createOrder(learner.uid);
  await openPanel(page, 'log');
  const field = page.getByRole('combobox', { name: 'Hitta' });
  const find = async (typed: string, expected: string) => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(typed);
    const option = page.getByRole('option', { name: expected }).first();
    await expect(option).toBeVisible();
    while ((await option.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(field).toBeHidden();
  };
  await find(`sonja ${word}`, learner.email);
  await expect(page).toHaveURL(/users\?kund=/);
  await expect(tabContent(page, 'Användare')).toContainText(learner.email);
  await find(order.toLowerCase(), order);
  await expect(page.getByRole('heading', { name: `Order ${order}` })).toBeVisible();
  await find(category, `${category} B`);
  await expect(page.getByRole('row').filter({ hasText: `i ${category}?` })).toHaveCount(1);
  await find(category, `i ${category}?`);
  await expect(page.getByLabel('Fråga', { exact: true })).toBeVisible();
  // what is being written is asked for first
  await page.getByLabel('Fråga', { exact: true }).fill('Min fråga?');
  await find('teorik', 'Teorikurser');
  await expect(page.getByRole('dialog')).toContainText('Lämna utan att spara?');
  await page.getByRole('button', { name: 'Lämna utan att spara' }).click();
  await expect(tabContent(page, 'Teorikurser')).toBeVisible();
});

/** Everything of an open tab lies on the screen, and what can be done with a row within its table. */
async function expectNothingPushedOut(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const frames = [document.documentElement, ...document.querySelectorAll('[role="region"]')];
    return frames
      .filter((frame) => frame.scrollWidth > frame.clientWidth)
      .map((frame) => frame.ariaLabel ?? frame.tagName);
  });
  expect(beyond).toEqual([]);
}

test('names and addresses without a space push nothing out of the tables', async ({ page }) => {
  const long = await createLearner();
  const name = `${'Kungsör'.repeat(9)}${uniqueName('').trim()}`;
  const email = `${'k'.repeat(60)}@${'exempel'.repeat(8)}.se`;
  await firestore.doc(`profiles/${long.uid}`).update({ fullName: name, email });
  const code = `LANG${uniqueName('').trim().toUpperCase()}${'X'.repeat(14)}`;
  const createdAt = FieldValue.serverTimestamp();
  await firestore.doc(`discountCodes/${code}`).set({
    code,
    discount_percentage: 10,
    expires_at: null,
    is_active: true,
    is_used_up: false,
    createdAt,
  });
  await firestore.doc(`discountUses/${code}`).set({ max_uses: 1, current_uses: 0, createdAt });
  const admin = await openPanel(page, 'users');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const tab of ['users', 'user-management', 'discounts']) {
      await page.goto(`/admin/${tab}`);
      const row = page.getByRole('row').filter({ hasText: tab === 'discounts' ? code : name });
      await expect(row.getByText(tab === 'discounts' ? code : name).first()).toBeVisible();
      await expectNothingPushedOut(page);
    }
    await page.goto(`/admin/users?sok=${encodeURIComponent(name)}`);
    // days are written like the moments of the log
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(/\d{4}-\d\d-\d\d/);
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('button', { name: 'Spärra' })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await dialog.getByRole('button', { name: 'Avbryt' }).click();
  }
  await firestore.doc(`discountCodes/${code}`).delete();
  await firestore.doc(`discountUses/${code}`).delete();
  expect(await actionsOf(admin)).toEqual([]);
});

test('users are created, found, shut out and let in again', async ({ page }) => {
  const admin = await openPanel(page, 'users');
  const email = uniqueEmail();
  const create = page.getByRole('button', { name: 'Skapa användare' });
  const dialog = page.getByRole('dialog');
  const fill = async () => {
    await create.click();
    await dialog.getByLabel('Namn').fill('Nya Lindqvist');
    await dialog.getByLabel('E-post').fill(email);
    await dialog.getByLabel('Lösenord', { exact: true }).fill('hemligt-2026');
  };
  await fill();
  await dialog.getByRole('button', { name: 'Skapa användare' }).dblclick();
  await expectToast(page, 'Användaren har skapats.');
  await expect(dialog).toBeHidden();
  const stored = await firestore.collection('profiles').where('email', '==', email).get();
  expect(stored.size).toBe(1);
  await fill();
  await dialog.getByRole('button', { name: 'Skapa användare' }).click();
  const problem = dialog.getByRole('alert');
  await expect(problem).toContainText('Kunde inte skapa användaren.');
  await expect(problem).toContainText('En användare med denna e-postadress existerar redan');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();

  const search = page.getByRole('searchbox');
  await search.fill('finns-inte@teoriklar.test');
  await search.press('Enter');
  await expect(page.getByText('Ingen användare hittades')).toBeVisible();
  await search.fill(email);
  await search.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 användare för' })).toBeVisible();
  const row = page.getByRole('row', { name: email });

  await row.getByRole('button', { name: 'Spärra' }).click();
  await expect(dialog).toContainText('Är du säker på att du vill spärra denna användare?');
  await refusingWrites(page, async () => {
    await dialog.getByRole('button', { name: 'Spärra' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Kunde inte ändra användarens status.');
  });
  await dialog.getByRole('button', { name: 'Spärra' }).click();
  await expectToast(page, 'Användaren har spärrats.');
  await expect(row).toContainText('Inaktiv');
  await startSession(page, { uid: stored.docs[0]?.id ?? '', email, password: 'hemligt-2026' });
  await page.goto('/ovning');
  await expect(page.getByText('Ditt konto är inaktivt')).toBeVisible();

  await openPanel(page, 'users', admin);
  await search.fill('lindqvist');
  await search.press('Enter');
  await row.getByRole('button', { name: 'Häv spärren' }).dblclick();
  await expectToast(page, 'Spärren har hävts.');
  expect((await stored.docs[0]?.ref.get())?.get('userStatus')).toBe('active');
  expect(await actionsOf(admin)).toEqual(['activateUser', 'createUser', 'deactivateUser']);
});

test('minutes and full access are given and taken, and the user has them', async ({ page }) => {
  const fullName = 'Minna Gustavsson';
  const learner = await createLearner({ firstName: 'Minna', lastName: 'Gustavsson', fullName });
  const admin = await openPanel(page, 'user-management');
  await page.getByRole('searchbox').fill(learner.email);
  await page.getByRole('button', { name: 'Sök' }).click();
  const row = page.getByRole('row', { name: learner.email });
  await row.getByRole('button', { name: '+10 min' }).dblclick();
  await expectToast(page, `10 gratis minuter har getts till ${fullName}.`);
  await row.getByRole('button', { name: 'Välj' }).click();
  const minutes = page.getByLabel('Gratis minuter');
  const give = page.getByRole('button', { name: 'Ge minuter' });
  await minutes.fill('61');
  await give.click();
  await expect(page.getByText('Skriv ett helt antal minuter, från 1 till 60.')).toBeVisible();
  await minutes.fill('15');
  await refusingWrites(page, async () => {
    await give.click();
    await expectToast(page, 'Kunde inte ge gratis minuter.');
  });
  await give.dblclick();
  await expectToast(page, `15 gratis minuter har getts till ${fullName}.`);
  await expect(row).toContainText('25 minuter kvar');

  const licenses = page.getByRole('region', { name: 'Licenser' });
  const dialog = page.getByRole('dialog');
  await expect(licenses).toContainText('Användaren har ingen licens.');
  await licenses.getByRole('button', { name: 'Aktivera full åtkomst' }).click();
  await expect(dialog.getByRole('status')).toContainText(
    /Gäller till och med \d{4}-\d\d-\d\d \d\d:\d\d\.$/,
  );
  await dialog.getByRole('button', { name: 'Aktivera' }).dblclick();
  await expectToast(page, `${fullName} har nu fullständig åtkomst till och med`);
  const license = firestore.doc(`licenses/${learner.uid}_full`);
  const end = (await license.get()).get('expiresAt') as Timestamp;
  expect(Math.round((end.toMillis() - Date.now()) / day)).toBe(124);
  await licenses.getByRole('button', { name: /^Ändra slutdatum/ }).click();
  const lastDay = dialog.getByLabel('Sista dag');
  await lastDay.fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog.getByText('Datumet har redan passerat.')).toBeVisible();
  const chosen = new Date(Date.now() + 10 * day).toISOString().slice(0, 10);
  await lastDay.fill(chosen);
  await dialog.getByRole('button', { name: 'Spara' }).dblclick();
  await expectToast(page, `Slutdatumet har ändrats för ${fullName}.`);
  await expect(licenses).toContainText(`Gäller till och med ${chosen} 23:59`);
  await licenses.getByRole('button', { name: 'Avsluta' }).click();
  await dialog.getByRole('button', { name: 'Avsluta licens' }).click();
  await expectToast(page, `Licensen har avslutats för ${fullName}.`);
  await expect(licenses).toContainText('Avslutad');
  expect((await license.get()).get('isActive')).toBe(false);
  expect(await actionsOf(admin)).toEqual([
    'changeLicense',
    'endLicense',
    'grantLicense',
    'grantMinutes',
    'grantMinutes',
  ]);

  await startSession(page, learner);
  await page.goto('/ovning/Milj%C3%B6');
  await expect(page.getByRole('button', { name: 'Starta nu' })).toBeVisible();
});

test('discount codes and administrators are made and unmade', async ({ page }) => {
  const admin = await openPanel(page, 'discounts');
  const code = uniqueName('panel').toUpperCase().replace(' ', '-');
  const create = page.getByRole('button', { name: 'Skapa', exact: true });
  const add = async () => {
    await page.getByRole('textbox', { name: 'Kod' }).fill(code.toLowerCase());
    await page.getByLabel('Rabatt (%)').fill('25');
    await create.dblclick();
  };
  await page.getByLabel('Rabatt (%)').fill('101');
  await create.click();
  await expect(page.getByText('Rabattkoden är obligatorisk.')).toBeVisible();
  await expect(page.getByText('Skriv en rabatt i hela procent, från 1 till 100.')).toBeVisible();
  await add();
  await expectToast(page, 'Rabattkod har skapats.');
  const row = page.getByRole('row', { name: code });
  await expect(row).toContainText('0/100');
  await add();
  await expect(page.getByText('Det finns redan en rabattkod med det namnet.')).toBeVisible();
  await row.getByRole('button', { name: 'Pausa' }).dblclick();
  await expect(row).toContainText('Pausad');
  await row.getByRole('button', { name: 'Ta bort' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Är du säker på att du vill ta bort denna rabattkod?');
  await refusingWrites(page, async () => {
    await dialog.getByRole('button', { name: 'Ta bort' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Kunde inte ta bort rabattkoden.');
  });
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expectToast(page, 'Rabattkod har tagits bort.');
  await expect(row).toBeHidden();

  await openTab(page, 'Admin-inställningar');
  const learner = await createLearner();
  const address = page.getByLabel('Ny administratörs e-post');
  await address.fill('finns-inte@teoriklar.test');
  await address.press('Enter');
  await expect(page.getByText('Det finns ingen användare med den adressen.')).toBeVisible();
  await address.fill(learner.email);
  await address.press('Enter');
  await dialog.getByRole('button', { name: 'Ge rollen Redaktör' }).dblclick();
  await expectToast(page, 'Test Testsson har nu rollen Redaktör.');
  await page
    .getByRole('row', { name: learner.email })
    .getByRole('button', { name: /^Ta bort/ })
    .click();
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expectToast(page, 'Administratörsrollen har tagits bort.');
  expect((await firestore.doc(`admins/${learner.uid}`).get()).exists).toBe(false);

  const change = page.getByRole('button', { name: 'Ändra lösenord' });
  await page.getByLabel('Nytt lösenord', { exact: true }).fill('annat-2026');
  await page.getByLabel('Bekräfta nytt lösenord', { exact: true }).fill('annat');
  await change.click();
  await expect(page.getByRole('alert')).toContainText('Lösenorden matchar inte');
  await page.getByLabel('Bekräfta nytt lösenord', { exact: true }).fill('annat-2026');
  await change.click();
  const current = dialog.getByLabel('Nuvarande lösenord', { exact: true });
  await current.fill('fel-losenord');
  await current.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Det angivna lösenordet är felaktigt.');
  await current.fill(admin.password);
  await current.press('Enter');
  await expectToast(page, 'Admin-lösenordet har ändrats.');
  expect(await actionsOf(admin)).toEqual([
    'createDiscount',
    'deactivateDiscount',
    'deleteDiscount',
    'grantAdmin',
    'revokeAdmin',
  ]);
});

/** What the file says that the tab 'Ekonomi' saves; back to 'Betalning' after it. */
async function downloadBooks(page: Page): Promise<string> {
  await openTab(page, 'Ekonomi');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner CSV' }).click();
  const books = readFileSync(await (await downloading).path(), 'utf8');
  await openTab(page, 'Betalning');
  return books;
}

test('settings are saved, and an order is confirmed, exported and paid back, each logged once', async ({
  page,
}) => {
  const learner = await createLearner();
  // what else the buyer has ordered is given up by the confirmation, so the other order is somebody else's
  const [paid, given] = [
    await createOrder(learner.uid),
    await createOrder((await createLearner()).uid),
  ];
  const admin = await openPanel(page, 'payment');
  const dialog = page.getByRole('dialog');
  await page.getByLabel('Swish-nummer').fill('abc');
  await page.getByRole('button', { name: 'Spara inställningar' }).click();
  await expect(page.getByText('Använd bara siffror')).toBeVisible();
  await page.reload();
  await page.getByLabel('Publik nyckel').fill(uniqueName('pk'));
  await page.getByRole('button', { name: 'Spara inställningar' }).dblclick();
  await expectToast(page, 'Betalningsinställningar har sparats.');
  const key = page.getByLabel('Ny hemlig nyckel', { exact: true });
  await key.fill('sk-hemlig');
  await page.getByRole('button', { name: 'Byt nyckel' }).click();
  await expect(key).toHaveValue('');
  await page.getByRole('switch', { name: 'Testläge' }).click();
  await refusingWrites(page, async () => {
    await dialog.getByRole('button', { name: 'Stäng av' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Kunde inte spara');
  });
  await dialog.getByRole('button', { name: 'Avbryt' }).click();

  await openTab(page, 'Priser');
  await page.getByRole('button', { name: 'Ändra' }).last().click();
  const price = dialog.getByLabel('Pris (kr)');
  const rightPrice = await price.inputValue();
  await price.fill('-1');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog.getByText('Skriv ett pris i hela kronor')).toBeVisible();
  await price.fill(rightPrice);
  const months = dialog.getByLabel('Månader');
  await months.fill(String(Number(await months.inputValue()) + 1));
  // somebody else may be buying: an order is for the months that are offered
  await pretendingWrites(page, async () => {
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expectToast(page, 'Priset har sparats.');
  });

  await openTab(page, 'Väntande beställningar');
  await page.getByRole('row', { name: paid }).getByRole('button', { name: 'Bekräfta' }).click();
  await expect(dialog).toContainText(`Har 1 599 kr kommit in med referensen ${paid}?`);
  await refusingWrites(page, async () => {
    await dialog.getByRole('button', { name: 'Bekräfta betalning' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Kunde inte bekräfta betalningen.');
  });
  await dialog.getByRole('button', { name: 'Bekräfta betalning' }).dblclick();
  await expectToast(page, 'Betalningen har bekräftats och köparen har fått åtkomst.');
  await page.getByRole('row', { name: given }).getByRole('button', { name: 'Avbryt' }).click();
  await dialog.getByRole('button', { name: 'Avbryt beställning' }).click();
  await expectToast(page, 'Beställningen har avbrutits.');
  const license = firestore.doc(`licenses/${learner.uid}_full`);
  expect((await license.get()).get('isActive')).toBe(true);

  await openTab(page, 'Omsättning');
  await expect(page.getByText('Total omsättning (kr)')).toBeVisible();
  const sold = `Försäljning;${paid};Test Testsson;${learner.email};Full åtkomst;1599;;0;1599,00;319,80;Swish`;
  expect(await downloadBooks(page)).toContain(sold);

  const order = firestore.doc(`orders/${paid}`);
  await order.update({ status: 'withdrawn', updatedAt: FieldValue.serverTimestamp() });
  await openTab(page, 'Återbetalningar');
  await page.getByRole('row', { name: paid }).getByRole('button').click();
  await dialog.getByRole('button', { name: 'Markera som återbetald' }).dblclick();
  await expectToast(page, 'Köpet är markerat som återbetalt och licensen har avslutats.');
  expect((await order.get()).get('status')).toBe('refunded');
  expect((await license.get()).get('isActive')).toBe(false);
  const books = await downloadBooks(page);
  expect(books).toContain(sold);
  expect(books).toContain(`Återbetalning;${paid};`);
  expect(books).toContain(';-1599,00;-319,80;');
  expect(await actionsOf(admin)).toEqual([
    'cancelOrder',
    'changePaymentSecret',
    'changePaymentSettings',
    'confirmPayment',
    'refundOrder',
  ]);
  await openTab(page, 'Logg');
  const entry = page.getByRole('row').filter({ hasText: paid });
  await expect(entry.filter({ hasText: 'Återbetalade köp' })).toContainText(admin.email);
  await expect(entry.filter({ hasText: 'Återbetalade köp' })).toContainText(
    'Status: Ångrad, återbetalas → Återbetald',
  );
  await expect(entry.filter({ hasText: 'Bekräftade betalning' })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({
    bypassCSP: true,
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  /** Expects nothing of axe, and nothing beside the screen. */
  async function expectFits(page: Page, what: string, themes?: readonly 'light'[]): Promise<void> {
    await expect(page.getByText('Laddar…')).toHaveCount(0);
    await expectNoViolations(page, themes);
    const spill = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spill, what).toBeLessThanOrEqual(0);
  }

  test('no form, dialog or part has a violation or is wider than the screen', async ({ page }) => {
    const category = await createCategory(uniqueName('Formulären'), 1);
    const { docs } = await firestore
      .collection('questions')
      .where('category', '==', category)
      .get();
    const dialog = page.getByRole('dialog');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await openPanel(page, `practice-questions?fraga=${docs[0]?.id ?? ''}`);
    await page.getByLabel('Fråga', { exact: true }).fill('Min fråga?');
    await expectFits(page, 'the editor of a question');
    await docs[0]?.ref.update({ question_text: 'Annan?', updatedAt: FieldValue.serverTimestamp() });
    await press('Spara');
    await expect(page.getByRole('region', { name: 'Jämför versionerna' })).toBeVisible();
    await expectFits(page, 'two versions of a question');
    await press('Ta den andras');
    await press('Avbryt');

    await press('Exportera');
    await expect(dialog).toContainText('Hämta fil');
    await expectFits(page, 'the export');
    await press('Stäng');
    await press('Importera');
    const row = `${category};Hur gör du här?;Ett;Två;Tre;A;Så. Därför.`;
    await dialog.getByLabel('Filer').setInputFiles({
      name: 'fil.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`category;text;a;b;c;answer;explanation\n${row}\nSaknas${row}`),
    });
    await press('Provkör');
    await expect(dialog).toContainText('1 skapas');
    await expectFits(page, 'the plan of an import');
    await press('Stäng');

    await openTab(page, 'Övningskategorier');
    await press('Lägg till kategori');
    await expectFits(page, 'the form of a category');
    await openTab(page, 'Teorikurser');
    await press('Skapa kurs');
    await expectFits(page, 'the form of a course');
    await openTab(page, 'Användare');
    await press('Skapa användare');
    await expectFits(page, 'the form of a user');
    await press('Stäng');
    await createOrder('nobody');
    await openTab(page, 'Betalning');
    for (const part of ['Priser', 'Väntande beställningar', 'Återbetalningar', 'Omsättning']) {
      await openTab(page, part);
      await expectFits(page, part);
    }
  });

  test('no tab or view is longer than four screens', async ({ page }) => {
    const { uid } = await createLearner();
    const order = await createOrder(uid);
    const category = await createCategory(uniqueName('Långa'), 1);
    const found = await firestore.collection('questions').where('category', '==', category).get();
    await openPanel(page, 'log');
    const views = [
      ...adminTabs.map(({ key, label }) => ({ at: key, label })),
      { at: `practice-questions?fraga=${found.docs[0]?.id ?? ''}`, label: 'Övningsfrågor' },
      { at: `users?kund=${uid}`, label: 'Användare' },
      { at: `orders?order=${order}`, label: 'Ordrar' },
      { at: 'payment?del=pending', label: 'Betalning' },
    ];
    for (const { at, label } of views) {
      await page.goto(`/admin/${at}`);
      await expect(tabContent(page, label)).toBeVisible();
      await expect(page.getByText('Laddar…')).toHaveCount(0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, at).toBeLessThanOrEqual(4 * 844);
    }
  });

  test('no tab has a violation or is wider than the screen', async ({ page }) => {
    test.slow();
    await createCategory(uniqueName('Telefonen'), 1);
    await openPanel(page, 'practice-categories');
    for (const { label } of adminTabs) {
      await openTab(page, label);
      await expectFits(page, label);
    }
    await page.getByRole('button', { name: /^Avdelningar/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFits(page, 'the list of tabs');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Hitta', exact: true }).click();
    await expectFits(page, 'the search');
    await page.keyboard.type('telefonen');
    await expect(page.getByText(/\d\sträffar/)).toBeVisible();
    await expectFits(page, 'what is found');
  });
});
