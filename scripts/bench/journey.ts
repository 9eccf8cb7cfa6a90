import type { Page } from '@playwright/test';

import { demoAccounts, type DemoAccount } from '../dev/demo-accounts';
import { print } from '../lib/print';
import { gatherRounds } from './measurements';
import { shiftsOf, sincePress, whenShown, type Shift, type Sight } from './page-probe';
import { startPhone, type Phone, type Tab } from './phone';
import { barePage, plainPage } from './reference-pages';
import { countWaves } from './waves';

/** A shift with the step of the journey on which it was seen. */
interface SeenShift extends Shift {
  readonly step: string;
}

type Figures = Record<string, Record<string, number>>;

const overview = '/ovning';
/** In which what comes after the first sight of a page has come, and moved what it moves. */
const settlingMs = 1500;
const remarked = 5;

async function settle({ page }: Tab): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settlingMs);
}

/** Opens an address and says when it showed what is waited for. */
async function open({ page }: Tab, address: string, sight: Sight): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return whenShown(page, sight);
}

/** The scripts that a page needed until a moment. */
function scriptsUntil({ page, scripts }: Tab, moment: number): Record<string, number> {
  const requests = scripts.before(moment);
  return {
    scripts: requests.length,
    waves: countWaves(requests, page.url()),
    kilobytes: scripts.bytesBefore(moment) / 1000,
  };
}

/** Has the login form lead to an address, as if a page behind it had sent the learner there. */
function leadTo(page: Page, address: string): Promise<void> {
  return page.evaluate((from) => {
    const state = { ...(history.state as object), usr: { from } };
    history.replaceState(state, '');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

async function fillLogin(page: Page, { email, password }: DemoAccount): Promise<void> {
  await page.getByLabel('E-postadress').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
}

const pressSubmit = (page: Page) => page.locator('form button[type="submit"]').tap();
/** The way into the first category: a session that is running goes on. */
const pressFirstCard = (page: Page) =>
  page
    .locator('main li')
    .first()
    .getByRole('link', { name: /^(Öva|Fortsätt): / })
    .first()
    .tap();

/** Takes everything off the device but who is signed in. */
async function forgetAllButSession({ page, tools }: Tab): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) {
      if (name !== undefined && !name.startsWith('firebase')) indexedDB.deleteDatabase(name);
    }
  });
  await tools.send('Network.clearBrowserCache');
}

/** The references, each on a first and on a second visit. */
async function measureReferences(phone: Phone, figures: Figures): Promise<void> {
  const pages = [
    ['plain', plainPage, 'heading'],
    ['bare', barePage, 'liveForm'],
  ] as const;
  for (const [name, address, sight] of pages) {
    for (const visit of ['first', 'again']) {
      const tab = await phone.openTab();
      figures[`${name}-${visit}`] = { ms: await open(tab, address, sight) };
      await settle(tab);
      await tab.close();
    }
  }
}

/** What one round needs: the phone, where to put figures and shifts, and steps that are done in a tab of their own. */
function startRound(phone: Phone) {
  const figures: Figures = {};
  const shifts: SeenShift[] = [];
  return {
    figures,
    shifts,
    inTab: async (step: string, use: (tab: Tab) => Promise<void>) => {
      const tab = await phone.openTab();
      try {
        await use(tab);
        await settle(tab);
        shifts.push(...(await shiftsOf(tab.page)).map((shift) => ({ ...shift, step })));
      } finally {
        await tab.close();
      }
    },
  };
}

/** A learner's first visit, the next ones in every state of the device, a question and a test. */
async function travel(phone: Phone): Promise<{ figures: Figures; shifts: SeenShift[] }> {
  const { figures, shifts, inTab } = startRound(phone);
  await measureReferences(phone, figures);
  await inTab('first visit', async (tab) => {
    const { page } = tab;
    const visible = await open(tab, '/login', 'form');
    const ready = await whenShown(page, 'liveForm');
    figures['login-form'] = { ms: ready, visible, ...scriptsUntil(tab, ready) };
    await leadTo(page, overview);
    await fillLogin(page, demoAccounts.licensedLearner);
    await pressSubmit(page);
    figures['sign-in'] = { ms: await sincePress(page, 'card') };
    await pressFirstCard(page);
    figures['question-first'] = { ms: await sincePress(page, 'question') };
  });
  const forgetting = await phone.openTab();
  await forgetAllButSession(forgetting);
  await forgetting.close();
  await inTab('overview, cold', async (tab) => {
    const ms = await open(tab, overview, 'card');
    figures['overview-cold'] = { ms, ...scriptsUntil(tab, ms) };
    await tab.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await tab.workers.whenQuiet();
  });
  await inTab('overview, second visit', async (tab) => {
    await tab.tools.send('Network.setBypassServiceWorker', { bypass: true });
    figures['overview-again'] = { ms: await open(tab, overview, 'card') };
    // so that its questions lie on the device
    await pressFirstCard(tab.page);
    await whenShown(tab.page, 'question');
  });
  await inTab('overview with worker, question', async (tab) => {
    const { page } = tab;
    figures['overview-worker'] = { ms: await open(tab, overview, 'card') };
    if (!(await page.evaluate(() => navigator.serviceWorker.controller !== null))) {
      throw new Error('the service worker is not in control');
    }
    await settle(tab);
    await pressFirstCard(page);
    figures['question-warm'] = { ms: await sincePress(page, 'question') };
  });
  await inTab('overview offline', async (tab) => {
    await tab.cutNetwork();
    figures['overview-offline'] = { ms: await open(tab, overview, 'card') };
  });
  await inTab('exam', async (tab) => {
    const { page } = tab;
    await page.goto('/prov');
    const start = page.getByRole('button', { name: 'Starta provet' });
    await start.waitFor();
    await settle(tab);
    await start.tap();
    figures['exam-start'] = { ms: await sincePress(page, 'question') };
  });
  return { figures, shifts };
}

/** A newcomer, from asking for the form of registration to the first answer and what it tells. */
async function begin(phone: Phone): Promise<{ figures: Figures; shifts: SeenShift[] }> {
  const { figures, shifts, inTab } = startRound(phone);
  await inTab('newcomer', async ({ page }) => {
    const asked = Date.now();
    await page.goto('/register', { waitUntil: 'commit' });
    for (const [label, text] of [
      ['Förnamn', 'Kim'],
      ['Efternamn', 'Sand'],
      ['E-postadress', `kim-${String(asked)}@teoriklar.test`],
      ['Lösenord', 'hemligt'],
      ['Bekräfta lösenord', 'hemligt'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole('checkbox', { name: /^Jag accepterar/ }).tap();
    const ways = [
      page.getByRole('button', { name: 'Skapa konto' }),
      page.locator('main').getByRole('link', { name: /^B-kort/ }),
      page
        .locator('main label')
        .filter({ has: page.getByRole('radio') })
        .first(),
      page.getByRole('button', { name: 'Svara' }),
    ];
    for (const way of ways) await way.tap();
    await page.getByRole('button', { name: /^Nästa/ }).waitFor();
    figures['first-answer'] = { ms: Date.now() - asked, presses: ways.length };
  });
  return { figures, shifts };
}

/** An administrator who has signed in before, from the password of the panel to the list in its first tab. */
async function openPanel(phone: Phone): Promise<{ figures: Figures; shifts: SeenShift[] }> {
  const { figures, shifts, inTab } = startRound(phone);
  await inTab('administrator signs in', async (tab) => {
    await open(tab, '/login', 'liveForm');
    await fillLogin(tab.page, demoAccounts.admin);
    await pressSubmit(tab.page);
    await tab.page.waitForURL('/');
  });
  await inTab('panel', async (tab) => {
    const { page } = tab;
    await page.goto('/admin/practice-categories');
    await page.getByLabel('Lösenord', { exact: true }).fill(demoAccounts.admin.password);
    await settle(tab);
    await pressSubmit(page);
    figures['panel'] = { ms: await sincePress(page, 'panelList') };
  });
  return { figures, shifts };
}

async function onPhone<Result>(
  baseUrl: string,
  use: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const phone = await startPhone(baseUrl);
  try {
    return await use(phone);
  } finally {
    await phone.close();
  }
}

function largest(shifts: readonly SeenShift[]): string[] {
  const seen = new Map<string, SeenShift>();
  for (const shift of shifts.toSorted((one, other) => other.value - one.value)) {
    const key = `${shift.step} ${shift.element}`;
    if (!seen.has(key)) seen.set(key, shift);
  }
  return [...seen.values()]
    .slice(0, remarked)
    .map(({ step, value, element }) => `${value.toFixed(3)} (${step}): ${element}`);
}

/** Travels as often as told, each time with a phone that has never been here, and the references beside. */
export async function measureJourney(baseUrl: string, rounds: number) {
  const all: Figures[] = [];
  const shifts: SeenShift[] = [];
  for (let round = 1; round <= rounds; round++) {
    const learner = await onPhone(baseUrl, travel);
    const newcomer = await onPhone(baseUrl, begin);
    const administrator = await onPhone(baseUrl, openPanel);
    const seen = [learner, newcomer, administrator].flatMap((each) => each.shifts);
    const values = seen.map(({ value }) => value);
    const figures: Figures = {
      ...learner.figures,
      ...newcomer.figures,
      ...administrator.figures,
      shift: {
        sum: values.reduce((sum, value) => sum + value, 0),
        worst: Math.max(0, ...values),
      },
    };
    all.push(figures);
    shifts.push(...seen);
    const times = Object.entries(figures).flatMap(([name, { ms }]) =>
      ms === undefined ? [] : [`${name} ${ms.toFixed(0)}`],
    );
    print(`journey ${String(round)}: ${times.join(', ')}`);
  }
  return { rows: gatherRounds(all), remarks: largest(shifts) };
}
