import { firestore, uniqueEmail } from './support/backend';
import { advanceButton, expect, networkErrors, test } from './support/test';

test('each rule is checked in its order, and the first one broken is said', async ({ page }) => {
  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Skapa konto' });
  const steps = [
    ['Förnamn är obligatoriskt', () => page.getByLabel('Förnamn').fill('Åsa')],
    ['Efternamn är obligatoriskt', () => page.getByLabel('Efternamn').fill('Öberg')],
    [
      'E-postadress är obligatorisk',
      () => page.getByLabel('E-postadress').fill('asa@teoriklar.test'),
    ],
    [
      'Lösenordet måste vara minst 6 tecken långt',
      () => page.getByLabel('Lösenord', { exact: true }).fill('123456'),
    ],
    [
      'Lösenorden matchar inte',
      () => page.getByLabel('Bekräfta lösenord', { exact: true }).fill('123456'),
    ],
    ['Du måste acceptera villkoren för att fortsätta', null],
  ] as const;
  for (const [message, mend] of steps) {
    await submit.click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await mend?.();
  }
});

test('a newcomer registers, gets minutes as a gift, and answers the first question', async ({
  page,
}) => {
  const email = uniqueEmail();
  await page.goto('/');
  await page.getByRole('link', { name: 'Börja Gratis' }).click();
  await expect(page.getByText('5 gratis frågor')).toBeVisible();
  await page.getByLabel('Förnamn').fill('Åsa');
  await page.getByLabel('Efternamn').fill('Öberg');
  await page.getByLabel('E-postadress').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill('hemligt');
  await page.getByRole('button', { name: 'Visa lösenord' }).click();
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Bekräfta lösenord', { exact: true }).fill('hemligt');
  await page.getByRole('checkbox', { name: 'Jag accepterar användarvillkoren' }).click();
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Välkommen, Åsa!')).toBeVisible();
  await expect(page).toHaveURL('/');

  const found = await firestore.collection('profiles').where('email', '==', email).get();
  const profile = found.docs[0];
  expect(profile?.data()).toMatchObject({
    firstName: 'Åsa',
    lastName: 'Öberg',
    fullName: 'Åsa Öberg',
    userStatus: 'active',
    acceptMarketing: false,
    freeMinutes: 0,
  });

  await page.getByRole('link', { name: 'Övning' }).click();
  const price = page.getByRole('status', { name: 'Pris' });
  await expect(price.getByText('1 599 kr', { exact: true })).toBeVisible();

  await profile?.ref.update({ freeMinutes: 10 });
  await page.reload();
  await expect(page.getByText('Du har 10 gratis minuter.')).toBeVisible();
  await page.getByRole('link', { name: 'Öva: Miljö' }).click();
  await page.getByRole('button', { name: 'Starta nu' }).click();
  await page.getByRole('radio').first().click();
  await advanceButton(page).click();
  await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
});

test.describe('with an address that is taken', () => {
  // the browser logs every answer of the sign-in service that is not 2xx
  test.use({ expectedErrors: networkErrors });

  test('says so and keeps what was filled in', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Förnamn').fill('Alva');
    await page.getByLabel('Efternamn').fill('Lind');
    await page.getByLabel('E-postadress').fill('elev@teoriklar.test');
    await page.getByLabel('Lösenord', { exact: true }).fill('hemligt');
    await page.getByLabel('Bekräfta lösenord', { exact: true }).fill('hemligt');
    await page.getByRole('checkbox', { name: 'Jag accepterar användarvillkoren' }).click();
    await page.getByRole('button', { name: 'Skapa konto' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'En användare med denna e-postadress existerar redan',
    );
    await expect(page.getByLabel('Förnamn')).toHaveValue('Alva');
    await page.getByLabel('E-postadress').fill('inte-en-adress');
    await page.getByRole('button', { name: 'Skapa konto' }).click();
    await expect(page.getByRole('alert')).toHaveText('Ogiltig e-postadress');
  });

  test('a dead network says to try again, and trying again works', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Förnamn').fill('Bo');
    await page.getByLabel('Efternamn').fill('Ek');
    await page.getByLabel('E-postadress').fill(uniqueEmail());
    await page.getByLabel('Lösenord', { exact: true }).fill('hemligt');
    await page.getByLabel('Bekräfta lösenord', { exact: true }).fill('hemligt');
    await page.getByRole('checkbox', { name: 'Jag accepterar användarvillkoren' }).click();
    await page.route(/profiles|commit/, (route) => route.abort());
    await page.getByRole('button', { name: 'Skapa konto' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Ett fel uppstod vid registrering. Försök igen.',
    );
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Skapa konto' }).click();
    await expect(page.getByText('Välkommen, Bo!')).toBeVisible();
  });
});
