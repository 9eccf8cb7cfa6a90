import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';

import { readSie } from '../drivers/read-sie';
import { actionsOf, createOrder, openPanel, openTab, withoutNetwork } from './support/admin';
import { expectNoViolations } from './support/axe';
import { createLearner, firestore } from './support/backend';
import { expect, networkErrors, test } from './support/test';

// one of the tests takes the network away; axe runs in the page
test.use({ expectedErrors: networkErrors, bypassCSP: true });

async function save(page: Page, name: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFileSync(await (await downloading).path());
}

/** The row of a month, or of the whole year. */
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('the books of a year are shown month by month, and saved', async ({ page }) => {
  const year = new Date().getFullYear() - 2;
  const at = (day: string) => Timestamp.fromDate(new Date(`${String(year)}-${day}T12:00:00Z`));
  const kept = await createOrder('buyer', {
    status: 'paid',
    isTest: false,
    paidAt: at('03-05'),
  });
  const returned = await createOrder('buyer', {
    status: 'refunded',
    isTest: false,
    method: 'sumup',
    paidAt: at('03-06'),
    refundedAt: at('04-01'),
  });
  await openPanel(page, `books?ar=${String(year)}`);
  const march = row(page, `mars ${String(year)}`);
  await expect(march).toContainText(/Brutto\s*3\s198,00/);
  await expect(march).toContainText(/Moms\s*639,60/);
  await expect(row(page, `april ${String(year)}`)).toContainText(/Netto\s*1\s279,20/);
  await expect(row(page, `Hela ${String(year)}`)).toContainText(/2\sköp/);
  await expectNoViolations(page);

  // a year that the export has not: all of it is in the CSV, and no SIE file is of more than a fiscal year
  await page.getByLabel('Period').selectOption('Alla');
  await expect(page.getByRole('button', { name: 'Ladda ner SIE 4' })).toBeDisabled();
  const csv = (await save(page, 'Ladda ner CSV')).toString('utf8');
  expect(csv).toContain(kept);
  expect(csv.match(new RegExp(returned, 'g'))).toHaveLength(2);
});

test('payments are reconciled with a file, and confirmed in one press, each once', async ({
  page,
}) => {
  const buyers = [await createLearner(), await createLearner(), await createLearner()];
  const [first = '', second = '', short = ''] = await Promise.all(
    buyers.map(({ uid }) => createOrder(uid, { months: 4 })),
  );
  const admin = await openPanel(page, 'books');
  await openTab(page, 'Avstämning');
  const line = (message: string, amount: string) =>
    `1,83279,1234567890,2026-11-20,2026-11-20,2026-11-20,1230000000,Teoriklar,+46701740605,Åsa Ek,${message},12:00,${amount},`;
  await page.getByLabel('Fil med betalningar').setInputFiles({
    name: 'swish.csv',
    mimeType: 'text/csv',
    // as Swish writes it: å is one byte
    buffer: Buffer.from(
      [
        '* Swish-rapport Avser 2026-11-20 - 2026-11-20 Skapad 2026-11-20 12:39 CET',
        'Radnr,Clnr,Kontonr,Bokfdag,Transdag,Valutadag,Mottagarnr,Mottagarnamn,Avsändarnr,Avsändarnamn,Meddelande,Tid,Belopp,Orderreferens',
        line(first, '1599.00'),
        line(second.toLowerCase(), '1599.00'),
        line(first, '1599.00'),
        line(short, '1500.00'),
        line('Tack', '299.00'),
      ].join('\r\n'),
      'latin1',
    ),
  });
  const confirm = page.getByRole('button', { name: /^Bekräfta 2\sbetalningar$/ });
  await expect(confirm).toBeVisible();
  await expect(row(page, 'Betald två gånger')).toContainText(first);
  await expect(row(page, 'Fel belopp')).toContainText(/väntar på 1\s599\skr/);
  await expect(row(page, 'Ingen referens')).toContainText('Åsa Ek');
  await expectNoViolations(page);

  await withoutNetwork(page, async () => {
    await confirm.click();
    await expect(page.getByText('Allt är inte bekräftat')).toBeVisible({ timeout: 60_000 });
  });
  await page.getByRole('button', { name: /^Bekräfta 2\sbetalningar$/ }).dblclick();
  await expect(page.getByText(/2\sbetalningar har bekräftats/)).toBeVisible();
  await page.getByLabel('Visa').selectOption({ label: 'Redan bekräftad (2)' });
  await expect(page.getByText('Bekräftad nu')).toHaveCount(2);
  for (const [id, status] of [
    [first, 'paid'],
    [second, 'paid'],
    [short, 'pending'],
  ]) {
    expect((await firestore.doc(`orders/${String(id)}`).get()).get('status')).toBe(status);
  }
  expect(await actionsOf(admin)).toEqual(['confirmPayment', 'confirmPayment']);

  // what has been sold is in the file of this year, on the account that is chosen
  await openTab(page, 'Bokföring');
  await page.getByText('Konton och räkenskapsår').click();
  await page.getByLabel('Konto för Swish').fill('19');
  await page.getByRole('button', { name: 'Spara konton' }).click();
  await expect(page.getByText('Skriv kontots fyra siffror')).toBeVisible();
  await page.getByLabel('Konto för Swish').fill('1940');
  await page.getByRole('button', { name: 'Spara konton' }).click();
  await page.reload();
  const { vouchers } = readSie(await save(page, 'Ladda ner SIE 4'));
  for (const id of [first, second]) {
    expect(vouchers.filter(({ text }) => text.includes(id))).toMatchObject([
      {
        rows: [
          { account: '1940', ore: 159_900 },
          { account: '3001', ore: -127_920 },
          { account: '2611', ore: -31_980 },
        ],
      },
    ]);
  }
});
