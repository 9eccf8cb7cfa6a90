import { expectNoViolations } from './support/axe';
import { createCategory, createLearner, createLicensedLearner } from './support/backend';
import { answerWith, expect, openMore, openSession, signIn, test } from './support/test';

// the test's own script is put in past the policy; without motion no colour is caught on its way to another
test.use({
  bypassCSP: true,
  expectedErrors: /Failed to load resource.*(404|503)/,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const addresses of [
  ['/', '/login', '/register', '/glomt-losenord', '/ovning', '/prov', '/min-sida'],
  ['/demo', '/villkor', '/integritetspolicy', '/admin', '/komponenter', '/finns-inte'],
]) {
  test(`no violation for a visitor on ${addresses.join(', ')}`, async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      // one that leads elsewhere, as the panel does, has no heading on its way
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectNoViolations(page);
    }
  });
}

test('no violation in the parts of the gallery', async ({ page }) => {
  await page.goto('/komponenter');
  for (const name of ['Ytor och tillstånd', 'Svarsalternativ']) {
    await page.getByRole('tab', { name }).click();
    await expectNoViolations(page);
  }
  await page.getByRole('tab', { name: 'Knappar och fält' }).click();
  await page.getByRole('button', { name: 'Öppna dialog' }).click();
  await expectNoViolations(page);
});

test('no violation in an invalid registration', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Förnamn är obligatoriskt')).toBeVisible();
  await expectNoViolations(page);
});

test('no violation for a learner: overview, question, answer, result, account', async ({
  page,
}) => {
  const name = await createCategory('Tillgänglighet', 1);
  await signIn(page, await createLicensedLearner());
  await page.goto('/ovning');
  await expect(page.getByRole('link', { name: 'Öva: Miljö' })).toBeVisible();
  await expectNoViolations(page);
  await openSession(page, name);
  await expectNoViolations(page);
  await answerWith(page, 'Fel alternativ');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Avsluta' }).click();
  await expect(page.getByText('Behöver öva mer')).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/min-sida');
  await expect(page.getByLabel('E-postadress')).toBeVisible();
  await expectNoViolations(page);
});

test('no violation in the offer, an order, and what became of it', async ({ page }) => {
  await signIn(page, await createLearner());
  await page.goto('/ovning');
  await page.getByRole('button', { name: 'Köp för 1 599 kr' }).click();
  await expect(page.getByText('Väntar på betalning')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Betala i testläge' }).click();
  await expect(page.getByText('Tack! Betalningen är bekräftad')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Visa kvitto' }).click();
  await expect(page.getByText('Kvittonummer')).toBeVisible();
  await expectNoViolations(page);
});

test('no violation for an inactive account, nor in the open menu', async ({ page }) => {
  await signIn(page, await createLearner({ userStatus: 'inactive' }));
  await page.goto('/ovning');
  await expect(page.getByText('Ditt konto är inaktivt')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await openMore(page);
  await expectNoViolations(page);
});

test('no violation where the network has died', async ({ page }) => {
  await page.route(/products|settings|batchGet|runQuery/, (route) =>
    route.fulfill({ status: 503 }),
  );
  await page.goto('/ovning');
  await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible();
  await expectNoViolations(page);
});

test('no violation before the free minutes', async ({ page }) => {
  await signIn(page, await createLearner({ freeMinutes: 5 }));
  await page.goto('/ovning/Milj%C3%B6');
  await expect(page.getByRole('button', { name: 'Starta nu' })).toBeVisible();
  await expectNoViolations(page);
});
