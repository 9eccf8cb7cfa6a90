import { readFileSync, rmSync, writeFileSync } from 'node:fs';

import type { BrowserContext, Page } from '@playwright/test';

import { readManifest } from '../../scripts/build/manifest';
import type { Build } from '../../src/boot/build';
import { createAdmin, openPanel } from './support/admin';
import { createCategory, createLicensedLearner } from './support/backend';
import {
  answerWith,
  expect,
  keptOnDevice,
  networkErrors,
  openSession,
  startSession,
  test,
} from './support/test';

test.use({ serviceWorkers: 'allow', expectedErrors: networkErrors });

const promise = 'Klart. Det du har öppnat på den här enheten kan du öva på utan nät.';

/** The hashed files that each person gets; read when a test runs, not where tests are listed. */
function files() {
  const { start, visitor, learner, panel } = JSON.parse(
    readFileSync('dist/.vite/service-worker.json', 'utf8'),
  ) as Build;
  return { start: start.filter((file) => file.startsWith('/assets/')), visitor, learner, panel };
}

/** The hashed files that the device has kept. */
async function keptFiles(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  return [...new Set(kept)].filter((file) => file.startsWith('/assets/')).sort();
}

/** What the service worker asks hosting for from now on. */
function watchWorker(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() !== null) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Holds back what the worker asks for of some files; returns what lets it through. */
async function holdBack(context: BrowserContext, held: readonly string[]): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const isHeld = ({ pathname }: URL) => held.includes(pathname);
  await context.route(isHeld, async (route) => {
    if (route.request().serviceWorker() !== null) await open;
    await route.fallback().catch(() => undefined);
  });
  return letThrough;
}

test('a visitor gets the public pages and the way to a purchase, after a start of a few files', async ({
  page,
  context,
}) => {
  const asked = watchWorker(context);
  await page.goto('/');
  await keptOnDevice(page);
  const { start, visitor, panel } = files();
  expect(await keptFiles(page)).toEqual([...start, ...visitor].sort());
  // shells, offline page, script, icon, manifest of the installed program, beside the worker itself
  const ofTheStart = asked.filter((file) => !visitor.includes(file) && !file.endsWith('/sw.js'));
  expect(ofTheStart.length).toBeLessThanOrEqual(10);
  // what the panel shares with a purchase is the buyer's
  const panelsOwn = panel.filter((file) => !visitor.includes(file));
  expect(asked.filter((file) => panelsOwn.includes(file))).toEqual([]);
});

test('a learner gets what is practised with first; a visit that is cut short is gone on with, and nothing is promised before', async ({
  page,
  context,
}) => {
  const { start, learner } = files();
  const first = learner.slice(0, 40);
  const letThrough = await holdBack(context, learner.slice(40));
  const asked = watchWorker(context);
  await startSession(page, await createLicensedLearner());
  await page.goto('/min-sida');
  await expect(page.getByText('Inte klart än.')).toBeVisible();
  await expect
    .poll(async () => (await keptFiles(page)).length)
    .toBeGreaterThanOrEqual(start.length + first.length);
  // those of the first forty, whatever is on its way
  expect(await keptFiles(page)).toEqual([...start, ...first].sort());
  await expect(page.getByText(promise)).toBeHidden();

  await page.goto('/robots.txt');
  letThrough();
  const before = asked.length;
  await page.goto('/min-sida');
  await expect(page.getByText(promise)).toBeVisible();
  expect(await keptFiles(page)).toEqual([...start, ...learner].sort());
  // the worker's own, not those that it hands on to the page
  const again = asked.slice(before).filter((file) => first.includes(file));
  expect(again).toEqual([]);
});

test('the end of a session says when it can be practised without a network', async ({ page }) => {
  const name = await createCategory('Klart utan nät', 1);
  await startSession(page, await createLicensedLearner());
  await page.goto('/min-sida');
  await expect(page.getByText(promise)).toBeVisible();
  await openSession(page, name);
  await answerWith(page, 'Rätt alternativ');
  await page.getByRole('button', { name: 'Avsluta' }).click();
  await expect(page.getByText('Det här kan du öva på även utan nät.')).toBeVisible();
});

test('a device that saves data keeps the start alone, until its learner asks for everything', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const line = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: line });
  });
  const { start, learner } = files();
  await startSession(page, await createLicensedLearner());
  await page.goto('/min-sida');
  const button = page.getByRole('button', { name: 'Hämta nu' });
  await expect(button).toBeVisible();
  expect(await keptFiles(page)).toEqual([...start].sort());
  await button.click();
  await expect(page.getByText(promise)).toBeVisible();
  await expect(button).toBeHidden();
  expect(await keptFiles(page)).toEqual([...start, ...learner].sort());
});

test('an administrator gets the panel too, and opens it without a network', async ({
  page,
  context,
}) => {
  const { start, learner, panel } = files();
  await openPanel(page, 'log', await createAdmin());
  await expect
    .poll(() => keptFiles(page), { timeout: 60_000 })
    .toEqual([...start, ...learner, ...panel].sort());
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administratörspanel');
});

test('files that the browser has dropped are fetched again, and those alone', async ({
  page,
  context,
}) => {
  await startSession(page, await createLicensedLearner());
  await page.goto('/min-sida');
  await expect(page.getByText(promise)).toBeVisible();
  const { learner } = files();
  const dropped = learner.slice(-3);
  await page.goto('/robots.txt');
  await page.evaluate(async (gone) => {
    const names = await caches.keys();
    const all = await Promise.all(names.map((name) => caches.open(name)));
    await Promise.all(all.flatMap((cache) => gone.map((file) => cache.delete(file))));
  }, dropped);
  const asked = watchWorker(context);
  await page.goto('/min-sida');
  await expect(page.getByText(promise)).toBeVisible();
  // what the page needs and is not kept, it fetches each time
  expect(asked.filter((file) => learner.includes(file)).sort()).toEqual(dropped.toSorted());
});

test.describe('a new release', () => {
  const next = '/assets/changed.js';
  // tests that run beside these have one of their own
  const worker = `/sw-${crypto.randomUUID()}.js`;

  test.afterEach(() => {
    rmSync(`dist${worker}`, { force: true });
  });

  /**
   * Has hosting serve the worker of a release in which one file of the program has changed. The worker is a file of its own
   * there: one that a route has answered with is another when the browser ends it and starts it again.
   */
  async function release(context: BrowserContext, changed: string): Promise<void> {
    const body = readFileSync('dist/sw.js', 'utf8')
      .replace(/(version:.)[0-9a-f]{12}/, '$1next-release')
      .replaceAll(changed, next);
    writeFileSync(`dist${worker}`, body);
    await context.route(
      ({ pathname }) => pathname === next,
      async (route) => {
        const url = new URL(changed, route.request().url()).href;
        await route.fulfill({ response: await route.fetch({ url }) });
      },
    );
  }

  /** Opens a page of the program that is on the device: a release waits for those that its worker shows, and no others. */
  async function openKept(page: Page): Promise<void> {
    await page.goto('/min-sida');
    await expect(page.getByText(promise)).toBeVisible();
    await page.reload();
    await expect(page.getByText(promise)).toBeVisible();
  }

  /** The page finds the release, as it does when it is loaded anew. */
  const findRelease = (page: Page) =>
    page.evaluate(async (script) => {
      await navigator.serviceWorker.register(script);
    }, worker);

  test('is fetched as far as it has changed, and offered when that is there', async ({
    page,
    context,
  }) => {
    await startSession(page, await createLicensedLearner());
    await openKept(page);
    await release(context, files().learner.at(-1) ?? '');
    const letThrough = await holdBack(context, [next]);
    const asked = watchWorker(context);
    await findRelease(page);
    await expect.poll(() => asked).toContain(next);
    await expect(page.getByText('Ny version finns')).toBeHidden();
    letThrough();
    await expect(page.getByText('Ny version finns')).toBeVisible();
    expect(asked.filter((file) => file.startsWith('/assets/'))).toEqual([next]);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.getByRole('button', { name: 'Uppdatera' }).click();
    await page.waitForFunction(() => !('isOld' in window));
    await expect(page.getByText(promise)).toBeVisible();
  });

  test('that takes over before it is complete leaves its learner the one that is', async ({
    page,
    context,
  }) => {
    const name = await createCategory('Halva versionen', 1);
    await startSession(page, await createLicensedLearner());
    await openSession(page, name);
    await openKept(page);
    // without this file it can show no session
    const session = readManifest('dist').chunk('src/features/practice/practice-session-page.tsx');
    await release(context, `/${session.file}`);
    await holdBack(context, [next]);
    await findRelease(page);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.waiting?.scriptURL;
        }),
      )
      .toContain(worker);
    const later = await context.newPage();
    await page.close();
    await expect(async () => {
      // a version takes over by itself when no page runs the one before: each look lets go of it first
      await later.goto('about:blank');
      await later.goto('/robots.txt');
      const running = await later.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
      expect(running).toContain(worker);
    }).toPass();
    await context.setOffline(true);
    await openSession(later, name);
  });
});
