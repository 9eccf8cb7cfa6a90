import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { signGroups } from '../../src/domain/sign/sign-group';
import { signs } from '../../src/domain/sign/signs';
import { expectNoViolations } from './support/axe';
import { createCategory, createLicensedLearner, createLearner } from './support/backend';
import {
  expect,
  hydrated,
  keptOnDevice,
  networkErrors,
  openSession,
  signIn,
  startSession,
  test,
} from './support/test';
import { watchShifts } from './support/shifts';
import { overSlowLine } from './support/slow-line';

/** The public pages, as the build lists them for search engines. */
const listed = [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g),
].map(([, address = '']) => address);

const signPages = listed.filter((address) => address.startsWith('/vagmarken'));

/** Pages to look at: of the library one of each kind, as all of a kind are made by the same code. */
const addresses = [
  ...listed.filter((address) => !signPages.includes(address)),
  ...['/vagmarken', '/vagmarken/ova', '/vagmarken/forbudsmarken', '/vagmarken/b6'],
];

test('the public pages are those that the specification names, the legal ones and the signs', () => {
  expect(addresses.slice(0, 13)).toEqual([
    '/',
    ...['/b-kort', '/taxi-kort', '/taxi-akeri', '/lastbil-kort', '/mc-kort'],
    ...['/demo', '/demo/taxi-kort', '/demo/taxi-akeri', '/demo/lastbil-kort', '/demo/mc-kort'],
    ...['/villkor', '/integritetspolicy'],
  ]);
  expect(signPages.length).toBe(2 + signGroups.length + signs.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page has its text, its links and what search engines want of it', async ({
    page,
  }) => {
    const seen = new Set<string>();
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(150);
      await expect(page.locator('head title')).toHaveCount(1);
      const content = (selector: string, name: string) =>
        page.locator(`head ${selector}`).getAttribute(name);
      const description = (await content('meta[name="description"]', 'content')) ?? '';
      expect(description.length, address).toBeGreaterThan(60);
      seen.add(await page.title()).add(description);
      const canonical = new URL((await content('link[rel="canonical"]', 'href')) ?? '');
      expect(canonical.pathname).toBe(address);
      expect(await content('meta[property="og:title"]', 'content')).toBe(await page.title());
      expect(await content('meta[property="og:image"]', 'content')).toMatch(/^https:.*\.png$/);
      const menu = page.getByRole('navigation', { name: 'Körkort' });
      await expect(menu.getByRole('link')).toHaveCount(5);
    }
    expect(seen.size).toBe(2 * addresses.length);
    await page.getByRole('navigation', { name: 'Körkort' }).getByText('MC-kort').click();
    await expect(page).toHaveURL('/mc-kort');
  });

  test('structured data says nothing that the page does not', async ({ page }) => {
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
    for (const address of ['/', '/b-kort', '/demo', '/demo/mc-kort', '/vagmarken/b6']) {
      await page.goto(address);
      const scripts = page.locator('script[type="application/ld+json"]');
      expect(await scripts.count(), address).toBeGreaterThan(0);
      const text = plain((await page.locator('main').textContent()) ?? '');
      for (const json of await scripts.allTextContents()) {
        for (const [, said = ''] of json.matchAll(/"text":("(?:[^"\\]|\\.)*")/g)) {
          expect(text).toContain(plain(JSON.parse(said) as string));
        }
      }
    }
  });
});

test('every public page comes alive without an error, asks nobody anything, and nothing moves', async ({
  page,
}) => {
  const expectStill = await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(new URL(request.url()).origin);
  });
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
    await expectStill(0.02);
    await expect(page.locator('head title'), address).toHaveCount(1);
  }
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]));
});

test('a page that comes in pieces over a slow line moves nothing that is there', async ({
  page,
  baseURL,
}) => {
  using slow = await overSlowLine(baseURL ?? '');
  const expectStill = await watchShifts(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/', '/demo']) {
      await page.goto(slow.origin + address);
      await hydrated(page);
      await expectStill(0.02);
    }
  }
});

/** Keeps the page's code on its way until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

test('what is pressed before the code is here is done when it is, once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await holdCode(page);
  await page.goto('/demo', { waitUntil: 'commit' });
  const option = page.getByRole('radio').first();
  const labels = page.getByRole('radiogroup').locator('label');
  for (const place of [0, 1, 0]) await labels.nth(place).click();
  await page.getByRole('button', { name: 'Svara' }).click();
  const menu = page.getByRole('button', { name: 'Öppna menyn' });
  await menu.dblclick();
  await expect(option).not.toBeChecked();
  arrive();
  await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
  await expect(option).toBeChecked();
  await expect(page.getByRole('button', { name: 'Stäng menyn' })).toBeVisible();
});

test('what is typed and sent before the code of a form is here is sent when it is', async ({
  page,
}) => {
  const { email, password } = await createLearner();
  const arrive = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-postadress').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByLabel('Lösenord', { exact: true }).press('Enter');
  arrive();
  await expect(page.getByText('Du är inloggad.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('what is filled in to register before the code is here stays', async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('Förnamn').fill('Ada');
  await page.getByText('Jag accepterar').click();
  arrive();
  await expect(page.getByRole('checkbox', { name: /^Jag accepterar/ })).toBeChecked();
  await expect(page.getByLabel('Förnamn')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  // and the form knows of it
  await expect(page.getByText('Efternamn är obligatoriskt')).toBeVisible();
});

test('the menu of a skeleton opens when its code is here', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await holdCode(page);
  await page.goto('/ovning', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Öppna menyn' }).click();
  arrive();
  await expect(page.getByRole('button', { name: 'Stäng menyn' })).toBeVisible();
});

test('a press before the code is here that is answered with a message shows it', async ({
  page,
}) => {
  const arrive = await holdCode(page);
  await page.goto('/demo', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Svara' }).click();
  arrive();
  await expect(page.getByText('Välj ett svar')).toBeVisible();
});

test('a learner sees his own menu and the way on, from the first paint, and nothing moves', async ({
  page,
}) => {
  const expectStill = await watchShifts(page);
  await startSession(page, await createLearner());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Vilket körkort?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Börja Gratis' })).toBeHidden();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Mer', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registrera' })).toBeHidden();
  await expectStill(0.02);
});

test('the font comes with the second page, and with the first one of the next visit', async ({
  page,
}) => {
  const isShown = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
      ),
    );
  const fetched = page.waitForResponse(/inter-latin-.*woff2/);
  await page.goto('/');
  await fetched;
  await hydrated(page);
  expect(await isShown()).toBe(false);
  await page.getByRole('link', { name: 'Prova Demo' }).first().click();
  await expect.poll(isShown).toBe(true);
  await page.goto('/b-kort');
  await expect.poll(isShown).toBe(true);
});

test.describe('looked at closely', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('no violation on the landing and a licence page, nor at 200 %', async ({ page }) => {
    for (const address of ['/', '/b-kort']) {
      await page.goto(address);
      await hydrated(page);
      await expectNoViolations(page);
      // a screen of 1280 at 200 % has room for 640
      await page.setViewportSize({ width: 640, height: 400 });
      await expectNoViolations(page, ['light']);
      await page.setViewportSize({ width: 1280, height: 720 });
    }
  });
});

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: networkErrors });

  test('a learner practises in a tunnel, also after a reload; what is not kept says so', async ({
    page,
    context,
  }) => {
    const name = await createCategory('Tunnel', 2);
    await signIn(page, await createLicensedLearner());
    await keptOnDevice(page);
    await openSession(page, name);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Fråga 1 av 2')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Vilket körkort?' })).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Du är offline' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (each) => (await caches.open(each)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).origin);
    });
    expect(new Set(kept)).toEqual(new Set([new URL(page.url()).origin]));
  });

  test('a new version is offered once, and the newest comes when it is accepted', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    // to the browser another script is another version, whatever is in it
    const release = (version: string) =>
      expect(async () => {
        const waiting = await page.evaluate(async (script) => {
          const registration = await navigator.serviceWorker.register(script);
          return registration.waiting?.scriptURL;
        }, `/sw.js?${version}`);
        expect(waiting).toContain(version);
      }).toPass();
    await release('newer');
    // on a page that is rendered ahead, told to whoever does something there
    await page.keyboard.press('Tab');
    await expect(page.getByText('Ny version finns')).toBeVisible();
    // takes the place of the one that was offered
    await release('newest');
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.getByRole('button', { name: 'Uppdatera' }).click();
    await page.waitForFunction(() => !('isOld' in window));
    const running = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(running).toContain('newest');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logga in');
  });
});
