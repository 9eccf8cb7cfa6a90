import type { Page } from '@playwright/test';

import { readManifest } from '../../scripts/build/manifest';
import { createLearner } from './support/backend';
import { expect, hydrated, openMore, signIn, test } from './support/test';

/** Has the files of these modules not arrive. */
async function withoutCodeOf(page: Page, ...modules: readonly string[]): Promise<void> {
  const { chunk } = readManifest('dist');
  const lost = new Set(modules.map((key) => `/${chunk(key).file}`));
  await page.route(
    ({ pathname }) => lost.has(pathname),
    (route) => route.abort(),
  );
}

test('the production headers are sent with every page', async ({ request }) => {
  for (const address of ['/', '/ovning/Milj%C3%B6', '/finns-inte']) {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    // of inline scripts one: public/first-paint.js, by its hash, which the build checks
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(
      /^'self' 'sha256-[\w+/=]{44}' https:\/\/apis\.google\.com$/,
    );
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test('the current page is marked in the menu', async ({ page }) => {
  // a visitor would be sent on to sign in
  await signIn(page, await createLearner());
  await openMore(page);
  await expect(page.getByRole('link', { name: 'Hem', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('link', { name: 'Admin' })).toBeHidden();
  await openMore(page);
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Hem', exact: true })).not.toHaveAttribute(
    'aria-current',
  );
});

test('each page has its title, and its heading takes focus when it is navigated to', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Teoriklar – Alla körkortstyper');
  await hydrated(page);
  await page.getByRole('link', { name: 'Logga in' }).click();
  await expect(page).toHaveTitle('Logga in – Teoriklar');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Registrera dig' }).click();
  await expect(page).toHaveTitle('Registrera – Teoriklar');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Hem', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('an address that is none', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is answered by the 404 page and its status, and is logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    expect((await page.goto('/finns/inte'))?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect.poll(() => logged.join('\n')).toContain('no page at /finns/inte');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens by its toggle and closes when a link is chosen', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Admin' })).toBeHidden();
    await page.getByRole('button', { name: 'Öppna menyn' }).click();
    await page.getByRole('link', { name: 'Registrera' }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('link', { name: 'Admin' })).toBeHidden();
    await page.getByRole('button', { name: 'Öppna menyn' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Admin' })).toBeHidden();
  });

  test('no page is wider than the screen', async ({ page }) => {
    for (const address of ['/', '/login', '/register', '/ovning', '/demo', '/komponenter']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, address).toBe(0);
    }
  });
});

test('the theme follows the device until it is chosen, and the choice is kept', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await hydrated(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /^Utseende: som enheten/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the second press of a double click skips no explanation in the demo', async ({ page }) => {
  await page.goto('/demo');
  await hydrated(page);
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Svara' }).dblclick();
  await expect(page.getByText('Rätt!')).toBeVisible();
});

test('the demo: five questions, a result, and over again', async ({ page }) => {
  await page.goto('/demo');
  await hydrated(page);
  await page.getByRole('button', { name: 'Svara' }).click();
  await expect(page.getByText('Välj ett svar')).toBeVisible();
  for (const right of [0, 1, 2, 3, 1]) {
    await page.getByRole('radio').nth(right).click();
    await page.getByRole('button', { name: 'Svara' }).click();
    await expect(page.getByText('Rätt!')).toBeVisible();
    await page.getByRole('button', { name: /^(Nästa|Visa resultat)$/ }).click();
  }
  await expect(page.getByText('5 av 5')).toBeVisible();
  await expect(page.getByText('Mycket bra!')).toBeVisible();
  await page.getByRole('button', { name: 'Gör om demon' }).click();
  await expect(page.getByText('Fråga 1 av 5')).toBeVisible();
});

test.describe('when the code of a page cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR|dynamically imported module/ });

  test('a part of the frame that is lost costs only itself', async ({ page }) => {
    await withoutCodeOf(page, 'src/ui/toaster.tsx', 'src/app/layout/status-bars.tsx');
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logga in');
    await page.getByRole('link', { name: 'Registrera dig' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrera');
  });

  test('the page says so in its own place and the menu stays', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await withoutCodeOf(page, 'src/features/demo/demo-page.tsx');
    await page.getByRole('link', { name: 'Prova Demo' }).click();
    await expect(page.getByText('Sidan kunde inte visas')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByText('Fråga 1 av 5')).toBeVisible();
  });
});
