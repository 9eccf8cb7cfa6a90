import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';

import {
  confirmOrder,
  createCategory,
  createDiscountCode,
  createLearner,
  firestore,
  uniqueEmail,
} from './support/backend';
import {
  advanceButton,
  answerWith,
  expect,
  networkErrors,
  openMore,
  openSession,
  signIn,
  test,
} from './support/test';

const day = 24 * 60 * 60 * 1000;

/** Shows the page a service that is not in test mode, which the database of all tests is. */
async function leaveTestMode(page: Page): Promise<void> {
  await page.route(/documents:batchGet/, async (route) => {
    if (route.request().postData()?.includes('settings/payment') !== true) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /("testMode":\s*\{\s*"booleanValue":\s*)true/,
      '$1false',
    );
    await route.fulfill({ response, body });
  });
}

test('a visitor registers, buys in test mode and practises', async ({ page }) => {
  await page.goto('/ovning');
  await expect(page.getByRole('button', { name: 'Köp för 1 599 kr' })).toBeVisible();
  const testMode = page.getByText('Testläge: köp bekräftas');
  await expect(testMode).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const [swish, card] = await Promise.all(
    ['Swish', 'Kort'].map((way) => page.getByRole('radio', { name: way }).boundingBox()),
  );
  expect(card?.y).toBe(swish?.y);
  await page.setViewportSize({ width: 1280, height: 720 });
  // from the second page on it is there before anything is read
  await page.route(/documents/, () => undefined);
  await page.reload();
  await expect(testMode).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'Köp för 1 599 kr' }).click();
  await expect(page.getByText('Inloggning krävs')).toBeVisible();
  await expect(page.getByText('Du måste logga in för att köpa åtkomst.')).toBeVisible();

  await page.goto('/register');
  await page.getByLabel('Förnamn').fill('Kim');
  await page.getByLabel('Efternamn').fill('Sand');
  await page.getByLabel('E-postadress').fill(uniqueEmail());
  await page.getByLabel('Lösenord', { exact: true }).fill('hemligt');
  await page.getByLabel('Bekräfta lösenord', { exact: true }).fill('hemligt');
  await page.getByRole('checkbox', { name: /Jag accepterar användarvillkoren/ }).click();
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Välkommen, Kim!')).toBeVisible();

  await page.getByRole('link', { name: 'Övning' }).click();
  await page.getByRole('button', { name: 'Köp för 1 599 kr' }).click();
  await expect(page.getByText('Väntar på betalning')).toBeVisible();
  await page.getByRole('button', { name: 'Betala i testläge' }).click();
  await expect(page.getByText('Betalningen behandlas')).toBeVisible();
  await expect(page.getByText('Köpet är klart')).toBeVisible();
  await expect(page.getByText('Tack! Betalningen är bekräftad')).toBeVisible();

  await page.getByRole('link', { name: 'Visa kvitto' }).click();
  await expect(page.getByText('319,80 kr')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Börja öva' }).click();
  await page.getByRole('link', { name: 'Öva: Miljö' }).click();
  await page.getByRole('radio').first().click();
  await advanceButton(page).click();
  await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
});

test('a discount code shows the new price and the saving, and is counted once', async ({
  page,
}) => {
  const code = await createDiscountCode(50);
  await signIn(page, await createLearner());
  await page.goto('/prov');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obegränsade teoriprov');
  const field = page.getByLabel('Rabattkod (valfritt)');
  await field.fill('finns-inte');
  await page.getByRole('button', { name: 'Använd' }).click();
  await expect(page.getByText('Rabattkoden finns inte.')).toBeVisible();
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(page.getByText('Du sparar 149 kr')).toBeVisible();
  await page.getByRole('button', { name: 'Köp för 150 kr' }).click();
  await page.getByRole('button', { name: 'Betala i testläge' }).click();
  await expect(page.getByText('Tack! Betalningen är bekräftad')).toBeVisible();
  expect((await firestore.doc(`discountUses/${code}`).get()).get('current_uses')).toBe(1);

  await page.goto('/ovning');
  await expect(page.getByText('Du har redan teoriproven')).toBeVisible();
});

test('a code that is typed and not applied counts, and one that is refused stops the purchase', async ({
  page,
}) => {
  const code = await createDiscountCode(50);
  await signIn(page, await createLearner());
  await page.goto('/prov');
  const field = page.getByLabel('Rabattkod (valfritt)');
  await field.fill('finns-inte');
  await page.getByRole('button', { name: 'Köp för 299 kr' }).click();
  await expect(page.getByText('Rabattkoden finns inte.')).toBeVisible();
  await expect(page.getByText('Rätta den, eller töm fältet')).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: 'Köp för 299 kr' }).click();
  await expect(page.getByText('Väntar på betalning')).toBeVisible();
  await expect(page.getByText('150 kr', { exact: true })).toBeVisible();

  // on the way to buying again it is mentioned, and taken up where it was left
  await page.goto('/prov');
  await expect(page.getByText('Du har redan ett köp som väntar')).toBeVisible();
  await expect(page.getByText('och kostar 150 kr.')).toBeVisible();
  await page.getByRole('link', { name: 'Till köpet' }).click();
  await page.getByRole('button', { name: 'Betala i testläge' }).click();
  await expect(page.getByText('Tack! Betalningen är bekräftad')).toBeVisible();
  await openMore(page);
  await page.getByRole('link', { name: 'Min Sida' }).first().click();
  await expect(page.getByRole('link', { name: /^Visa kvitto/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Till betalningen/ })).toBeHidden();
});

test.describe('a code that ends while the page is open', () => {
  // the rules refuse the order
  test.use({ expectedErrors: networkErrors });

  test('is looked at again, and the price follows without a reload', async ({ page }) => {
    const code = await createDiscountCode(50);
    await signIn(page, await createLearner());
    await page.goto('/prov');
    const field = page.getByLabel('Rabattkod (valfritt)');
    await field.fill(code);
    await field.press('Enter');
    const buy = page.getByRole('button', { name: 'Köp för 150 kr' });
    await expect(buy).toBeVisible();
    await firestore.doc(`discountCodes/${code}`).update({ is_active: false });
    await buy.click();
    await expect(page.getByText('Rabattkoden gäller inte längre.')).toBeVisible();
    await field.fill('');
    await page.getByRole('button', { name: 'Köp för 299 kr' }).click();
    await expect(page.getByText('Väntar på betalning')).toBeVisible();
  });
});

test('two buyers race for the last use of a code: one gets it', async ({ browser, baseURL }) => {
  const code = await createDiscountCode(10, 1);
  const buyers = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'sv-SE' });
      const page = await context.newPage();
      await signIn(page, await createLearner());
      await page.goto('/ovning');
      await page.getByLabel('Rabattkod (valfritt)').fill(code);
      await page.getByRole('button', { name: 'Använd' }).click();
      await page.getByRole('button', { name: 'Köp för 1 440 kr' }).click();
      await expect(page.getByText('Väntar på betalning')).toBeVisible();
      return page;
    }),
  );
  await Promise.all(
    buyers.map((page) => page.getByRole('button', { name: 'Betala i testläge' }).click()),
  );
  const won = await Promise.all(
    buyers.map(async (page) => {
      const success = page.getByText('Tack! Betalningen är bekräftad');
      const failure = page.getByText('Rabattkoden hann ta slut.');
      await expect(success.or(failure).first()).toBeVisible();
      return success.isVisible();
    }),
  );
  expect(won.filter(Boolean)).toHaveLength(1);
  expect((await firestore.doc(`discountUses/${code}`).get()).get('current_uses')).toBe(1);
  await Promise.all(buyers.map((page) => page.context().close()));
});

test('what was locked is named, and opens when it is paid for', async ({ page }) => {
  await signIn(page, await createLearner());
  await page.goto('/mina-fel');
  await expect(page.getByText('Mina fel öppnas av full åtkomst.')).toBeVisible();
  await page.getByRole('link', { name: 'Välj Teoriprov' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obegränsade teoriprov');
  await page.getByRole('link', { name: 'Välj Full åtkomst' }).click();
  await page.getByRole('button', { name: 'Köp för 1 599 kr' }).click();
  await page.getByRole('button', { name: 'Betala i testläge' }).click();
  await page.getByRole('link', { name: 'Öppna Mina fel' }).click();
  await expect(page).toHaveURL('/mina-fel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mina fel');
});

test("an administrator confirms a Swish payment and the buyer's page opens without a reload", async ({
  page,
}) => {
  await leaveTestMode(page);
  await signIn(page, await createLearner());
  await page.goto('/ovning');
  await page.getByRole('button', { name: 'Köp för 1 599 kr' }).click();
  await expect(page.getByRole('img', { name: /^QR-kod för Swish/ })).toBeVisible();
  const orderId = page.url().split('/').at(-1) ?? '';
  expect(orderId).toMatch(/^TK[A-Z2-9]{8}$/);
  const link = await page.getByRole('link', { name: 'Öppna Swish' }).getAttribute('href');
  expect(decodeURIComponent(link ?? '')).toContain(orderId);
  await confirmOrder(orderId);
  await expect(page.getByText('Tack! Betalningen är bekräftad')).toBeVisible();
  await page.getByRole('link', { name: 'Börja öva' }).click();
  await expect(page.getByRole('link', { name: 'Öva: Miljö' })).toBeVisible();
});

test('a pending order can be given up', async ({ page }) => {
  await leaveTestMode(page);
  await signIn(page, await createLearner());
  await page.goto('/ovning');
  await page.getByRole('button', { name: 'Köp för 1 599 kr' }).click();
  await page.getByRole('button', { name: 'Avbryt köpet' }).click();
  await expect(page.getByText('Avbruten')).toBeVisible();
});

test('free minutes run out in a session: the question at hand is finished', async ({ page }) => {
  const name = await createCategory('Minuter', 3);
  const started = new Date(Date.now() - 45_000);
  await signIn(
    page,
    await createLearner({ freeMinutes: 1, freeMinutesStartedAt: Timestamp.fromDate(started) }),
  );
  await openSession(page, name);
  await expect(page.getByRole('timer', { name: 'Gratisminuter kvar' })).toHaveText(/^0:/);
  await expect(
    page.getByRole('status').filter({ hasText: 'Dina gratisminuter är slut.' }),
  ).toBeVisible();
  await answerWith(page, 'Rätt alternativ');
  await page.getByRole('button', { name: 'Nästa' }).click();
  await expect(
    page.getByText('Dina svar är sparade. Köp åtkomst för att fortsätta.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Få full åtkomst');
});

test('a licence that ends within 14 days says so on every page', async ({ page }) => {
  await signIn(page, await createLearner({}, { expiresAt: new Date(Date.now() + 3 * day) }));
  await page.goto('/min-sida');
  await expect(page.getByText('Din åtkomst tar slut om 3 dagar.')).toBeVisible();
});

test('a phone whose clock is a year ahead keeps what was paid for', async ({ page }) => {
  await signIn(page, await createLearner({}, { expiresAt: new Date(Date.now() + 90 * day) }));
  await page.clock.setSystemTime(Date.now() + 365 * day);
  await page.goto('/ovning');
  await expect(page.getByRole('link', { name: 'Öva: Miljö' })).toBeVisible();
});

test.describe('an order that is not there', () => {
  // the rules refuse to say whether it is another's or nobody's
  test.use({ expectedErrors: networkErrors });

  test('is said to be not there', async ({ page }) => {
    await signIn(page, await createLearner());
    await page.goto('/kop/TKFINNSINTE');
    await expect(page.getByText('Köpet finns inte')).toBeVisible();
    await page.goto('/kvitto/TKFINNSINTE');
    await expect(page.getByText('Det finns inget kvitto')).toBeVisible();
  });
});
