import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';

import { findChromium } from './chromium';
import { demoAccounts, type DemoAccount } from '../dev/demo-accounts';
import { print } from '../lib/print';
import { root } from '../lib/project';
import { cleanUp, fail, handleShutdown } from '../lib/shutdown';
import { withTestStack } from '../lib/test-stack';

const folder = path.join(root, 'screenshots');
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const themes = ['light', 'dark'] as const;

/** A screen: where it is, who sees it, and what is done there before the picture. */
interface Screen {
  name: string;
  address: string;
  as?: DemoAccount;
  prepare?: (page: Page) => Promise<void>;
}

const session = `/ovning/${encodeURIComponent('Väjningsregler och korsningar')}`;

async function answer(page: Page): Promise<void> {
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Svara' }).click();
}

async function finish(page: Page): Promise<void> {
  for (;;) {
    if (await page.getByRole('button', { name: 'Svara' }).isVisible()) await answer(page);
    await page.waitForTimeout(450);
    const last = page.getByRole('button', { name: 'Avsluta' });
    if (await last.isVisible()) return last.click();
    await page.getByRole('button', { name: 'Nästa' }).click();
  }
}

async function order(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Köp för/ }).click();
  await page.getByText('Väntar på betalning').waitFor();
}

async function buy(page: Page): Promise<void> {
  await order(page);
  await page.getByRole('button', { name: 'Betala i testläge' }).click();
  await page.getByText('Tack! Betalningen är bekräftad').waitFor();
}

async function showReceipt(page: Page): Promise<void> {
  await buy(page);
  await page.getByRole('link', { name: 'Visa kvitto' }).click();
  await page.getByText('Kvittonummer').waitFor();
}

const screens: readonly Screen[] = [
  { name: 'landing', address: '/' },
  { name: 'login', address: '/login' },
  {
    name: 'login-failed',
    address: '/login',
    prepare: async (page) => {
      await page.getByLabel('E-postadress').fill('ingen@teoriklar.test');
      await page.getByLabel('Lösenord', { exact: true }).fill('fel-lösenord');
      await page.getByRole('button', { name: 'Logga in', exact: true }).last().click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'register', address: '/register' },
  {
    name: 'register-failed',
    address: '/register',
    prepare: async (page) => {
      await page.getByLabel('Förnamn').fill('Åsa');
      await page.getByRole('button', { name: 'Skapa konto' }).click();
    },
  },
  { name: 'reset-password', address: '/glomt-losenord' },
  { name: 'offer-signed-out', address: '/ovning' },
  { name: 'offer', address: '/ovning', as: demoAccounts.learner },
  { name: 'practice', address: '/ovning', as: demoAccounts.licensedLearner },
  { name: 'session', address: session, as: demoAccounts.licensedLearner },
  { name: 'session-answered', address: session, as: demoAccounts.licensedLearner, prepare: answer },
  { name: 'session-result', address: session, as: demoAccounts.licensedLearner, prepare: finish },
  { name: 'practice-progress', address: '/ovning', as: demoAccounts.licensedLearner },
  {
    name: 'practice-offline',
    address: '/ovning',
    as: demoAccounts.learner,
    prepare: async (page) => {
      await page.route(/documents/, (route) => route.abort());
      await page.evaluate(() => {
        indexedDB.deleteDatabase('teoriklar-cache');
      });
      await page.reload();
      await page.getByRole('button', { name: 'Försök igen' }).waitFor();
    },
  },
  { name: 'tests-offer', address: '/prov', as: demoAccounts.learner },
  { name: 'order', address: '/kopa/tests', as: demoAccounts.admin, prepare: order },
  { name: 'order-paid', address: '/kopa/tests', as: demoAccounts.admin, prepare: buy },
  { name: 'receipt', address: '/kopa/tests', as: demoAccounts.admin, prepare: showReceipt },
  { name: 'account', address: '/min-sida', as: demoAccounts.licensedLearner },
  { name: 'account-purchases', address: '/min-sida', as: demoAccounts.admin },
  { name: 'terms', address: '/villkor' },
  { name: 'privacy', address: '/integritetspolicy' },
  { name: 'account-signed-out', address: '/min-sida' },
  { name: 'exam', address: '/prov' },
  { name: 'admin-gate', address: '/admin', as: demoAccounts.admin },
  {
    name: 'admin',
    address: '/admin/categories',
    as: demoAccounts.admin,
    prepare: async (page) => {
      await page.getByLabel('Lösenord', { exact: true }).fill(demoAccounts.admin.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'trafikregler' }).waitFor();
    },
  },
  { name: 'demo', address: '/demo', prepare: answer },
  { name: 'signs', address: '/vagmarken' },
  { name: 'sign-group', address: '/vagmarken/vajningspliktsmarken' },
  { name: 'sign', address: '/vagmarken/b6' },
  { name: 'sign-quiz', address: '/vagmarken/ova/varningsmarken', prepare: answer },
  { name: 'review', address: '/repetition', as: demoAccounts.licensedLearner },
  { name: 'mistakes', address: '/mina-fel', as: demoAccounts.licensedLearner },
  { name: 'saved', address: '/sparade', as: demoAccounts.licensedLearner },
  { name: 'readiness', address: '/redo', as: demoAccounts.licensedLearner },
  { name: 'plan', address: '/plan', as: demoAccounts.licensedLearner },
  { name: 'statistics', address: '/min-sida/statistik', as: demoAccounts.licensedLearner },
  { name: 'courses', address: '/kurser', as: demoAccounts.licensedLearner },
  { name: 'course', address: '/kurser/b-kurs-vagmarken', as: demoAccounts.licensedLearner },
  { name: 'sign-sheet', address: '/komponenter/vagmarken' },
  { name: 'not-found', address: '/finns-inte' },
  {
    name: 'menu',
    address: '/',
    as: demoAccounts.learner,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Mer', exact: true }).click();
    },
  },
  { name: 'gallery-controls', address: '/komponenter' },
  {
    name: 'gallery-surfaces',
    address: '/komponenter',
    prepare: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'gallery-choices',
    address: '/komponenter',
    prepare: (page) => page.getByRole('tab').nth(2).click(),
  },
  {
    name: 'gallery-dialog',
    address: '/komponenter',
    prepare: (page) => page.getByRole('button', { name: 'Öppna dialog' }).click(),
  },
];

async function signIn(page: Page, { email, password }: DemoAccount): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-postadress').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Logga in' }).click();
  await page.waitForURL('/');
}

async function shoot(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
  theme: 'light' | 'dark',
): Promise<void> {
  const look = { baseURL, viewport, colorScheme: theme, reducedMotion: 'reduce' } as const;
  const contexts = new Map<string, Page>();
  for (const { name, address, as, prepare } of screens) {
    const who = as?.email ?? 'visitor';
    const known = contexts.get(who);
    const page = known ?? (await (await browser.newContext(look)).newPage());
    if (known === undefined) {
      contexts.set(who, page);
      if (as !== undefined) await signIn(page, as);
    }
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await page.waitForTimeout(250);
    const file = path.join(folder, `${name}-${String(viewport.width)}-${theme}.png`);
    await page.screenshot({ path: file, fullPage: true });
    await page.unrouteAll();
  }
  await Promise.all([...contexts.values()].map((page) => page.context().close()));
}

async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const executablePath = findChromium();
  await withTestStack({ build: true }, async ({ baseUrl }) => {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      for (const size of sizes) {
        for (const theme of themes) await shoot(browser, baseUrl, size, theme);
      }
    } finally {
      await browser.close();
    }
  });
  await cleanUp();
  print(`The screenshots are in ${path.relative(process.cwd(), folder)}/`);
  process.exit(0);
}

handleShutdown();
await main().catch(fail);
