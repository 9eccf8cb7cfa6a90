import { readFileSync } from 'node:fs';

import { readSie } from '../drivers/read-sie';
import {
  actionsOf,
  createAdmin,
  expectToast,
  openPanel,
  openTab,
  uniqueName,
} from './support/admin';
import { expectNoViolations } from './support/axe';
import { createLearner, createPaidOrder, firestore } from './support/backend';
import { expect, test } from './support/test';

test('an order is found, confirmed and followed to its customer, who is given what is missing', async ({
  page,
}) => {
  const fullName = uniqueName('Kundsson');
  const learner = await createLearner({ fullName, lastName: fullName });
  const earlier = await createPaidOrder(learner.uid);
  const id = await createPaidOrder(learner.uid);
  await firestore.doc(`orders/${id}`).update({ status: 'pending', paidAt: null });
  const admin = await openPanel(page, 'orders');

  const orders = page.getByRole('list', { name: 'Ordrar' });
  await expect(orders.getByRole('link', { name: id })).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill(id.slice(0, 8).toLowerCase());
  await search.press('Enter');
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await search.fill(fullName);
  await search.press('Enter');
  await expect(orders.getByRole('listitem')).toHaveCount(2);
  await expect(orders).toContainText(earlier);
  await page.getByLabel('Status').selectOption('Väntar på betalning');
  await expect(search).toHaveValue('');
  await expect(orders.getByRole('link', { name: earlier })).toHaveCount(0);

  await orders.getByRole('link', { name: id }).click();
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeFocused();
  await page.getByRole('button', { name: 'Bekräfta betalning' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bekräfta betalning' }).dblclick();
  await expectToast(page, 'Betalningen har bekräftats och köparen har fått åtkomst.');
  const history = page.getByRole('list', { name: 'Historik' });
  await expect(history.getByRole('listitem').first()).toContainText(
    'Status: Väntar på betalning → Betald',
  );
  await expect(history.getByRole('listitem').first()).toContainText(admin.email);
  await expect(page.getByRole('button', { name: 'Bekräfta betalning' })).toHaveCount(0);

  await page.getByRole('link', { name: learner.email }).click();
  await expect(page.getByRole('heading', { level: 2, name: fullName })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Köp' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Licenser' })).toContainText('Aktiv');
  await page.getByRole('button', { name: 'Ge minuter' }).click();
  await expect(page.getByRole('list', { name: 'Logg' })).toContainText('Gratis minuter: 0 → 10');
  await page.getByRole('button', { name: 'Skicka lösenordslänk' }).click();
  await expectToast(
    page,
    `En länk för att välja nytt lösenord har skickats till ${learner.email}.`,
  );
  await page.getByRole('button', { name: /^Spärra/ }).click();
  await dialog.getByRole('button', { name: 'Spärra' }).click();
  await expect(page.getByText('Inaktiv', { exact: true })).toBeVisible();
  expect(await actionsOf(admin)).toEqual(['confirmPayment', 'deactivateUser', 'grantMinutes']);

  await page.goBack();
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
  await page.getByRole('link', { name: 'Alla ordrar' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('pending');
  await openTab(page, 'Användare');
  await page.getByRole('searchbox').fill(fullName);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: fullName }).click();
  await expect(page.getByRole('heading', { level: 2, name: fullName })).toBeFocused();
});

test('a confirmation is undone, made anew, and paid back for a reason; a customer gets another name', async ({
  page,
}) => {
  const learner = await createLearner();
  const id = await createPaidOrder(learner.uid);
  await firestore.doc(`orders/${id}`).update({ status: 'pending', paidAt: null });
  const license = firestore.doc(`licenses/${learner.uid}_full`);
  const admin = await openPanel(page, `orders?order=${id}`);
  const dialog = page.getByRole('dialog');
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await dialog.getByRole('button', { name }).dblclick();
    await expect(dialog).toBeHidden();
  };
  await press('Bekräfta betalning');
  expect((await license.get()).get('isActive')).toBe(true);
  await press('Ångra bekräftelsen');
  await expectToast(page, 'Bekräftelsen är ångrad och licensen har avslutats.');
  expect((await license.get()).get('isActive')).toBe(false);
  await press('Bekräfta betalning');
  expect((await license.get()).get('isActive')).toBe(true);

  await page.getByRole('button', { name: 'Återbetala' }).click();
  await dialog.getByRole('button', { name: 'Markera som återbetald' }).click();
  await expect(dialog).toContainText('Skriv varför köpet återbetalas.');
  await dialog.getByLabel('Skäl').fill('Betalade två gånger');
  await dialog.getByRole('button', { name: 'Markera som återbetald' }).dblclick();
  await expectToast(page, 'Köpet är markerat som återbetalt och licensen har avslutats.');
  await expect(page.getByRole('list', { name: 'Historik' })).toContainText(
    'Skäl: Betalade två gånger',
  );
  expect((await firestore.doc(`orders/${id}`).get()).get('status')).toBe('refunded');
  expect((await license.get()).get('isActive')).toBe(false);

  await page.getByRole('link', { name: learner.email }).click();
  await page.getByRole('button', { name: 'Byt namn' }).click();
  await dialog.getByLabel('Namn').fill('Anna Nyberg');
  await dialog.getByRole('button', { name: 'Spara' }).dblclick();
  await expect(page.getByRole('heading', { level: 2, name: 'Anna Nyberg' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Logg' })).toContainText(
    'Namn: Test Testsson → Anna Nyberg',
  );
  expect(await actionsOf(admin)).toEqual([
    'confirmPayment',
    'confirmPayment',
    'refundOrder',
    'renameUser',
    'undoPayment',
  ]);
});

test('a part is paid back, is told on the receipt and in the books, and the rest follows', async ({
  page,
}) => {
  const learner = await createLearner();
  const id = await createPaidOrder(learner.uid);
  const stored = firestore.doc(`orders/${id}`);
  const admin = await openPanel(page, `orders?order=${id}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Återbetala' }).click();
  await dialog.getByLabel('Belopp (kr)').fill('300');
  await dialog.getByLabel('Skäl').fill('Sen leverans');
  await dialog.getByRole('button', { name: 'Bokför återbetalningen' }).dblclick();
  await expectToast(page, 'Återbetalningen är bokförd.');
  await expect(page.getByText('Delvis återbetald')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Historik' })).toContainText(
    'Återbetalt: 0 kr → 300 kr',
  );
  expect((await stored.get()).get('status')).toBe('paid');

  await page.goto('/admin/books');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner SIE 4' }).click();
  const { vouchers } = readSie(readFileSync(await (await downloading).path()));
  expect(vouchers.filter(({ text }) => text.includes(`Delåterbetalning ${id}`))).toMatchObject([
    { rows: [{ ore: -30_000 }, { account: '3001', ore: 24_000 }, { account: '2611', ore: 6_000 }] },
  ]);

  await page.goto(`/admin/orders?order=${id}`);
  await page.getByRole('link', { name: 'Kvitto' }).click();
  await expect(page.getByText('Kvar efter återbetalning')).toBeVisible();
  await expect(page.getByText(/^−300\skr, varav moms −60,00\skr$/)).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Återbetala' }).click();
  await expect(dialog).toContainText(/betalat tillbaka 1\s299\skr/);
  await dialog.getByLabel('Skäl').fill('Resten');
  await dialog.getByRole('button', { name: 'Markera som återbetald' }).dblclick();
  await expect(dialog).toBeHidden();
  expect((await stored.get()).data()).toMatchObject({
    status: 'refunded',
    partRefund: { amount: 300, endsLicense: false },
  });
  expect(await actionsOf(admin)).toEqual(['refundOrder', 'refundPart']);
});

test('support notes something about a customer, who gets it in the copy of the data', async ({
  page,
}) => {
  const learner = await createLearner();
  await openPanel(page, `users?kund=${learner.uid}`, await createAdmin('support'));
  await page.getByLabel('Ny anteckning').fill('Ringde om kvittot.');
  await page.getByRole('button', { name: 'Spara anteckning' }).dblclick();
  const notes = page.getByRole('list', { name: 'Anteckningar' });
  await expect(notes.getByRole('listitem')).toHaveText(/Ringde om kvittot\./);
  await page.reload();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await page.getByText('Ny e-postadress, kopia av uppgifter, radering').click();
  await expect(page.getByText('npm run account:export')).toBeVisible();
  await notes.getByRole('button', { name: /^Ta bort/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).dblclick();
  await expect(page.getByText('Inga anteckningar.')).toBeVisible();

  // whose account only owners rename and block
  const other = await createAdmin('editor');
  await page.goto(`/admin/users?kund=${other.uid}`);
  await expect(page.getByText(/^Administratörens konto/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Byt namn' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } });

  test('the pages of an order and of a customer have no violation and fit', async ({ page }) => {
    const learner = await createLearner({ fullName: `Kund${'x'.repeat(70)}` });
    const id = await createPaidOrder(learner.uid);
    await openPanel(page, `orders?order=${id}`);
    for (const at of [
      `orders?order=${id}`,
      'orders',
      `orders?kund=${learner.uid}`,
      `users?kund=${learner.uid}`,
    ]) {
      await page.goto(`/admin/${at}`);
      await expect(page.getByText(id).first()).toBeVisible();
      await expect(page.getByText('Laddar…')).toHaveCount(0);
      await expectNoViolations(page);
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(spill, at).toBeLessThanOrEqual(0);
    }
  });
});
