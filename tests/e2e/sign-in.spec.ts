import { createLearner } from './support/backend';
import { expect, openMore, signIn, signInByForm, test } from './support/test';

test('a learner signs in, sees the menu of the signed-in, and signs out', async ({ page }) => {
  const learner = await createLearner();
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await expect(menu.getByRole('link')).toHaveText(['Hem', 'Admin']);
  await signInByForm(page, learner);
  await expect(page).toHaveURL('/');
  const tabs = ['Övning', 'Teoriprov', 'Repetera', 'Framsteg'];
  await expect(menu.getByRole('link')).toHaveText(tabs);
  await openMore(page);
  const more = ['Hem', 'Min Sida', 'Kurser', 'Vägmärken', 'Min plan', 'Hur redo är du?', 'Admin'];
  await expect(menu.getByRole('link')).toHaveText([...tabs, ...more]);
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(menu.getByRole('link')).toHaveText(['Hem', 'Admin']);
  await expect(page.getByRole('link', { name: 'Registrera' })).toBeVisible();
});

test('who was sent to sign in comes back to where he was going', async ({ page }) => {
  const learner = await createLearner({ freeMinutes: 5 });
  await page.goto('/ovning/Milj%C3%B6');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-postadress').fill(learner.email);
  await page.getByLabel('Lösenord', { exact: true }).fill(learner.password);
  await page.getByLabel('Lösenord', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/ovning/Milj%C3%B6');
});

test('my page needs a sign-in and shows the account', async ({ page }) => {
  await page.goto('/min-sida');
  await expect(page.getByText('Du måste vara inloggad för att komma åt denna sida.')).toBeVisible();
  const learner = await createLearner();
  await signIn(page, learner);
  await openMore(page);
  await page.getByRole('link', { name: 'Min Sida' }).click();
  await expect(page.getByLabel('E-postadress')).toHaveValue(learner.email);
  await expect(page.getByText('Din e-postadress är inte bekräftad')).toBeVisible();
  await page.getByRole('button', { name: 'Skicka mejlet igen' }).click();
  await expect(page.getByText('Mejlet är skickat')).toBeVisible();
});

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR|request to apis\.google\.com/ });

  test('a wrong password and an unknown address say the same, in the page and in a toast', async ({
    page,
  }) => {
    const { email } = await createLearner();
    for (const address of [email, 'finns-inte@teoriklar.test']) {
      await page.goto('/login');
      await page.getByLabel('E-postadress').fill(address);
      await page.getByLabel('Lösenord', { exact: true }).fill('fel-lösenord');
      await page.locator('form').getByRole('button', { name: 'Logga in' }).click();
      await expect(page.getByRole('alert')).toHaveText(/^Fel (e-postadress eller )?lösenord$/);
      await expect(page.getByText('Inloggning misslyckades')).toBeVisible();
    }
  });

  test('Google out of reach shows its toast, at sign-in and at registration', async ({ page }) => {
    await page.route(/apis\.google\.com/, (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Logga in med Google' }).click();
    await expect(page.getByText('Google-inloggning misslyckades')).toBeVisible();
    await page.goto('/register');
    await page.getByRole('button', { name: 'Registrera med Google' }).click();
    await expect(page.getByText(/^Google-registrering misslyckades: ./)).toBeVisible();
  });

  test('a dead network at sign-in says that something failed, and nothing typed is lost', async ({
    page,
  }) => {
    const { email, password } = await createLearner();
    await page.goto('/login');
    await page.getByLabel('E-postadress').fill(email);
    await page.getByLabel('Lösenord', { exact: true }).fill(password);
    await page.route(/identitytoolkit/, (route) => route.abort());
    await page.locator('form').getByRole('button', { name: 'Logga in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Ett fel uppstod vid inloggning.');
    await page.unrouteAll();
    await page.locator('form').getByRole('button', { name: 'Logga in' }).click();
    await expect(page.getByText('Du är inloggad.')).toBeVisible();
  });
});

test('a forgotten password: the same answer whether the account exists or not', async ({
  page,
}) => {
  const { email } = await createLearner();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Glömt lösenord?' }).click();
  await page.getByLabel('E-postadress').fill(email);
  await page.getByRole('button', { name: 'Skicka länk' }).click();
  await expect(page.getByText('Titta i din inkorg')).toBeVisible();
});
