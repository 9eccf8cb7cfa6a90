import type { Browser, Page } from '@playwright/test';

import { demoAccounts } from '../dev/demo-accounts';
import { openBarePage } from './bare/open-bare-page';
import { countChanges } from './count-changes';
import { pressMeter, type Press, type PressMeter } from './press-meter';

const slowdown = 4;
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'sv-SE',
  // what it fetches is measured elsewhere
  serviceWorkers: 'block',
} as const;

/** One whose questions nearly all have a picture. */
const category = 'Väjningsregler och korsningar';
/** Questions of a practice session that are answered by three presses each. */
const questions = { counted: 3, measured: 24 };

/** Milliseconds from a press to the next paint. */
export interface PressTimes {
  readonly count: number;
  readonly median: number;
  readonly percentile95: number;
  readonly worst: number;
}

/** What presses take on a phone whose processor is four times slower. */
export interface PressFigures {
  readonly practice: PressTimes;
  /** A page of React alone with as many elements as practice, of which as many change, pressed in turn with it. */
  readonly bare: PressTimes;
  readonly all: PressTimes;
  readonly byKind: Readonly<Record<string, PressTimes>>;
}

/** Presses through practice, a test, and pages with tabs, filters and lists, of a seeded suite. */
export async function measurePresses(browser: Browser, baseUrl: string): Promise<PressFigures> {
  const context = await browser.newContext({ ...phone, baseURL: baseUrl });
  try {
    const page = await context.newPage();
    await signIn(page);
    await chooseLongSittings(page);
    const app = await slowMeter(page);
    const bare = await practise(page, app);
    const practice = [...app.presses];
    await lookAround(page, app);
    await takeTest(page, app);
    return {
      practice: timesOf(practice),
      bare: timesOf(bare),
      all: timesOf(app.presses),
      byKind: byKind([...app.presses, ...bare]),
    };
  } finally {
    await context.close();
  }
}

async function signIn(page: Page): Promise<void> {
  const { email, password } = demoAccounts.licensedLearner;
  await page.goto('/login');
  await page.getByLabel('E-postadress').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Logga in' }).click();
  await page.getByText('Du är inloggad.').waitFor();
}

/** The questions that are answered are more than a usual sitting has. */
async function chooseLongSittings(page: Page): Promise<void> {
  await page.goto('/ovning');
  await chip(page, 'Frågor per pass', 2).click();
}

async function slowMeter(page: Page): Promise<PressMeter> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return pressMeter(page);
}

/** Opens an address, and waits until it is done with what it does of its own accord. */
async function open(page: Page, app: PressMeter, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await app.observe();
}

/** Answers questions, and presses on a bare page between them; returns the presses on that one. */
async function practise(page: Page, app: PressMeter): Promise<readonly Press[]> {
  await open(page, app, `/ovning/${encodeURIComponent(category)}`);
  const steps = [
    { kind: 'choose', target: page.getByRole('radio').first() },
    { kind: 'answer', target: page.getByRole('button', { name: 'Svara' }) },
    { kind: 'next', target: page.getByRole('button', { name: 'Nästa' }) },
  ];

  const changes = await countChanges(page);
  for (let question = 0; question < questions.counted; question++) {
    for (const { kind, target } of steps) {
      await app.tap(kind, target);
      await changes.count(kind);
    }
  }
  app.presses.length = 0;

  const barePage = await page.context().newPage();
  await openBarePage(barePage, await changes.end());
  const bare = await slowMeter(barePage);
  await bare.observe();
  for (let question = 0; question < questions.measured; question++) {
    for (const { kind, target } of steps) await app.tap(`practice: ${kind}`, target);
    for (const { kind } of steps) {
      await bare.tap(`bare: ${kind}`, barePage.getByRole('button', { name: kind }));
    }
  }
  await barePage.close();
  return bare.presses;
}

/** Goes over the pages where something is opened, chosen, or looked for. */
async function lookAround(page: Page, app: PressMeter): Promise<void> {
  await open(page, app, '/ovning');
  for (const place of [1, 2, 0]) {
    await app.tap('overview: licence', chip(page, 'Vad övar du till?', place));
  }
  for (let time = 0; time < 3; time++) {
    await app.tap('overview: open', page.getByRole('link', { name: /^Öva: / }).nth(time));
    await page.goBack();
  }
  await open(page, app, '/min-sida');
  for (const tab of ['Statistik', 'Konto', 'Statistik', 'Konto']) {
    await app.tap('account: tab', page.getByRole('tab', { name: tab }));
  }
  await open(page, app, '/mina-fel');
  for (let time = 0; time < 5; time++) {
    await app.tap('mistakes: open', page.getByText('Visa svaret').nth(time));
  }
  await open(page, app, '/vagmarken');
  await app.tap('signs: search', page.getByRole('searchbox'));
  for (const key of ['v', 'a', 'j', 'Backspace', 'Backspace', 'Backspace']) {
    await app.type('signs: search', key);
  }
  for (const sign of [0, 3, 6]) {
    await app.tap('signs: open', page.locator('main li a').nth(sign));
    await page.goBack();
  }
}

function chip(page: Page, legend: string, place: number) {
  return page.getByRole('group', { name: legend }).locator('label').nth(place);
}

/** Takes a few questions of a test. */
async function takeTest(page: Page, app: PressMeter): Promise<void> {
  await open(page, app, '/prov');
  for (const place of [1, 2, 0]) {
    await app.tap('exam: licence', chip(page, 'Vilket prov vill du skriva?', place));
  }
  await app.tap('exam: start', page.getByRole('button', { name: 'Starta provet' }));
  await page.getByRole('radio').first().waitFor();
  for (let question = 0; question < 10; question++) {
    await app.tap('exam: choose', page.getByRole('radio').first());
    if (question < 3) await app.tap('exam: flag', page.getByRole('button', { name: 'Flagga' }));
    await app.tap('exam: next', page.getByRole('button', { name: 'Nästa', exact: true }));
  }
  for (const number of [3, 30, 60]) {
    await app.tap('exam: all questions', page.getByRole('button', { name: /Alla frågor/ }));
    await app.tap(
      'exam: go to',
      page.getByRole('button', { name: new RegExp(`^Fråga ${String(number)},`) }),
    );
  }
}

function byKind(presses: readonly Press[]): Record<string, PressTimes> {
  const kinds = [...new Set(presses.map(({ kind }) => kind))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, timesOf(presses.filter((press) => press.kind === kind))]),
  );
}

function timesOf(presses: readonly Press[]): PressTimes {
  const times = presses.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? NaN;
  return { count: times.length, median: at(0.5), percentile95: at(0.95), worst: at(1) };
}
