import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

import { expectNoViolations } from './support/axe';
import {
  answerLongAgo,
  countStoredSessions,
  createCategory,
  createLicensedLearner,
  storedAnswers,
  storedExams,
} from './support/backend';
import { keysFor, signInToExams, startOperatorExam } from './support/exam';
import { press, tabTo } from './support/keyboard';
import {
  advanceButton,
  answerWith,
  expect,
  keptOnDevice,
  networkErrors,
  openSession,
  signIn,
  test,
} from './support/test';

test.use({
  // axe is put in past the policy
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Answers every question of the session on screen, and ends it. */
async function finishSession(page: Page): Promise<void> {
  for (;;) {
    await page.getByRole('radio').first().click();
    await page.getByRole('button', { name: 'Svara' }).click();
    await page.waitForTimeout(450);
    const isLast = (await advanceButton(page).textContent()) === 'Avsluta';
    await advanceButton(page).click();
    if (isLast) return;
  }
}

test('a confident error has its own words, stands first among the mistakes, and can be practised away', async ({
  page,
}) => {
  const name = await createCategory('Säkra fel', 2);
  await signIn(page, await createLicensedLearner());
  await openSession(page, name);
  await answerWith(page, 'Ett annat fel alternativ');
  await page.getByRole('button', { name: 'Nästa' }).click();
  await page.getByRole('radio', { name: 'Fel alternativ', exact: true }).click();
  await page.getByRole('button', { name: 'Jag är säker' }).click();
  await expectNoViolations(page);
  await answerWith(page, 'Fel alternativ');
  await expect(page.getByText('Du var säker – då är det här värt extra')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Avsluta' }).click();

  await page.goto('/mina-fel');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Du var säker');
  await expect(items.first()).toContainText('Du valde: Fel alternativ');
  await expect(items.first()).toContainText('Det frestar, men är fel.');
  await items.first().getByText('Visa svaret').click();
  await expect(items.first()).toContainText('Rätt alternativ');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Öva på dina fel' }).click();
  await expect(page.getByText('Fråga 1 av 2')).toBeVisible();
  await finishSession(page);
  await expect(page.getByText('2 av 2 rätt')).toBeVisible();
  await page.getByRole('link', { name: 'Till mina fel' }).click();
  await expect(page.getByRole('heading', { name: 'Inga fel just nu' })).toBeVisible();
  await expectNoViolations(page);
});

test('a question is saved, found again on another visit, and taken out', async ({ page }) => {
  const name = await createCategory('Bokmärken', 1);
  await signIn(page, await createLicensedLearner());
  await page.goto('/sparade');
  await expect(page.getByText('Du har inte sparat någon fråga än')).toBeVisible();
  await openSession(page, name);
  const save = page.getByRole('button', { name: 'Spara frågan' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/sparade');
  await expect(page.getByText('Fråga 1 i Bokmärken?')).toBeVisible();
  await expectNoViolations(page);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByText('Du har inte sparat någon fråga än')).toBeVisible();
});

test('the review of the day has rounds and a real end', async ({ page }) => {
  await signIn(page, await createLicensedLearner());
  await page.goto('/ovning');
  await expect(page.getByText('Nästa steg')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Repetition' }).click();
  await expect(page.getByText('Fråga 1 av 10')).toBeVisible();
  await expect(page.getByText('Ny', { exact: true })).toBeVisible();
  await finishSession(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Klart för idag' })).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Klart för idag' })).toBeVisible();
  await page.getByRole('link', { name: 'Hur redo är du?' }).click();
  await expect(page.getByRole('heading', { name: 'För tidigt att säga' })).toBeVisible();
  await expect(page.getByText('10 av minst 65')).toBeVisible();
  await expectNoViolations(page);
});

test('points and a day become a plan, a calendar file, and can be changed and removed', async ({
  page,
}) => {
  await signIn(page, await createLicensedLearner());
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Gör min plan' }).click();
  await expect(page.getByText('Välj ett datum.')).toBeVisible();
  await expect(page.getByLabel('När är nästa prov?')).toBeFocused();
  await expectNoViolations(page);
  const day = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await page.getByLabel('När är nästa prov?').fill(day);
  const points = page.getByRole('group', { name: 'Dina poäng förra gången' });
  for (const field of await points.getByLabel(/: rätt svar$/).all()) await field.fill('4');
  await page.getByRole('button', { name: 'Gör min plan' }).click();
  await expect(page.getByRole('heading', { name: /dagar till provet$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Börja: Dagens repetition' })).toBeVisible();
  await expectNoViolations(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Lägg till i kalendern' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('teoriplan.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);

  await page.reload();
  await page.getByRole('button', { name: 'Ta bort' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort planen' }).click();
  await expect(page.getByRole('button', { name: 'Gör min plan' })).toBeVisible();
});

test('the statistics tell what has been done', async ({ page }) => {
  const name = await createCategory('Statistiken', 2);
  await signIn(page, await createLicensedLearner());
  await page.goto('/min-sida/statistik');
  await expect(page.getByText('Ingen statistik än')).toBeVisible();
  await openSession(page, name);
  await finishSession(page);
  await page.goto('/min-sida');
  await page.getByRole('tab', { name: 'Framsteg' }).click();
  await expect(page).toHaveURL(/\/min-sida\/statistik$/);
  const figure = (label: string) =>
    page.getByText(label, { exact: true }).locator('xpath=..').getByRole('definition');
  await expect(figure('svar')).toHaveText('2');
  await expect(figure('övningspass')).toHaveText('1');
  await expect(page.getByText('Det här är din första vecka.')).toBeVisible();
  await expect(page.getByText(/^Du har övat \S+dag\.$/)).toBeVisible();
  await expectNoViolations(page);
});

test('several weeks are told as charts and as a table', async ({ page }) => {
  const name = await createCategory('Veckorna', 6);
  const learner = await createLicensedLearner();
  await answerLongAgo(learner.uid, name, 6);
  await signIn(page, learner);
  await page.goto('/min-sida/statistik');
  await expect(page.getByRole('img', { name: /^Svar vecka för vecka: / })).toBeVisible();
  await page.getByText('Visa som tabell').click();
  await expect(page.getByRole('table').getByRole('row').last()).toContainText('100 %');
  await expectNoViolations(page);
});

test('mistakes, saved questions, the review, readiness, the plan and the statistics by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const name = await createCategory('Lärtangenter', 1);
  const learner = await createLicensedLearner();
  await answerLongAgo(learner.uid, await createCategory('Lärtangenter förr', 2), 2);
  await signIn(page, learner);
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  /** Answers the question on screen by its key; the pause is that in which a double click does nothing. */
  const answer = async (key: string) => {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(450);
  };
  await openSession(page, name);
  await answer('2');
  await press(page, button('Spara frågan'));
  await expect(button('Spara frågan')).toHaveAttribute('aria-pressed', 'true');
  await press(page, button('Avsluta'));
  await expect(page.getByText('Behöver öva mer')).toBeVisible();

  await page.goto('/mina-fel');
  await press(page, page.getByRole('link', { name: 'Öva på dina fel' }));
  await expect(page.getByText('Fråga 1 av 1')).toBeVisible();
  await answer('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 av 1 rätt')).toBeVisible();

  await page.goto('/sparade');
  await press(page, page.getByRole('link', { name: 'Öva på sparade frågor' }));
  await expect(page.getByText('Fråga 1 av 1')).toBeVisible();
  await answer('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 av 1 rätt')).toBeVisible();

  await page.goto('/repetition');
  await expect(page.getByText(/^Fråga 1 av /)).toBeVisible();
  await answer('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Fråga 2 av /)).toBeVisible();

  await page.goto('/redo');
  await press(page, page.getByRole('main').getByRole('link', { name: /^Öva på / }));
  await expect(page).toHaveURL(/\/ovning\//);

  await page.goto('/plan');
  const day = page.getByLabel('När är nästa prov?');
  await tabTo(page, day);
  const inTwentyDays = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000);
  await page.keyboard.type(inTwentyDays.toISOString().replace(/^(\d+)-(\d+)-(\d+).*$/, '$2$3$1'));
  const points = page.getByRole('group', { name: 'Dina poäng förra gången' });
  for (const field of await points.getByLabel(/: rätt svar$/).all()) {
    await tabTo(page, field);
    await page.keyboard.type('4');
  }
  await press(page, button('Gör min plan'));
  await expect(page.getByRole('heading', { name: /dagar till provet$/ })).toBeVisible();
  await press(page, button('Ta bort'));
  await press(page, button('Ta bort planen'));
  await expect(button('Gör min plan')).toBeVisible();

  await page.goto('/min-sida');
  await tabTo(page, page.getByRole('tab', { name: 'Konto' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Framsteg' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await press(page, page.getByText('Visa som tabell'));
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: new RegExp(`${networkErrors.source}|Failed to fetch`) });

  test('what was opened once can be practised and saved, and all of it arrives later', async ({
    page,
  }) => {
    const name = await createCategory('Under jord', 2);
    const learner = await createLicensedLearner();
    await signIn(page, learner);
    await openSession(page, name);
    // known is what is saved already
    await expect(page.getByRole('button', { name: 'Spara frågan' })).toBeEnabled();
    await page.goto('/mina-fel');
    await expect(page.getByRole('heading', { name: 'Inga fel just nu' })).toBeVisible();
    await page.route(/documents/, (route) => route.abort());
    await openSession(page, name);
    await page.getByRole('button', { name: 'Spara frågan' }).click();
    await answerWith(page, 'Fel alternativ');
    await page.goto('/mina-fel');
    await expect(page.getByText('Du valde: Fel alternativ')).toBeVisible();
    await page.goto('/mina-fel/ova');
    await answerWith(page, 'Rätt alternativ');
    await page.getByRole('button', { name: 'Avsluta' }).click();
    await expect(page.getByText('1 av 1 rätt')).toBeVisible();

    await page.unroute(/documents/);
    await page.goto('/sparade');
    await expect(page.getByRole('button', { name: 'Spara frågan' })).toHaveCount(1);
    await expect
      .poll(async () => Object.values(await storedAnswers(learner.uid)))
      .toEqual([{ option: 'a', isRight: true, answered: 2 }]);
    await expect.poll(() => countStoredSessions(learner.uid)).toBe(1);
  });
});

test.describe('in a tunnel', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: new RegExp(`${networkErrors.source}|Failed to fetch`),
  });

  test('practice, the review and a test go on, also after a reload, and everything arrives', async ({
    page,
    context,
  }) => {
    // one long journey, on a machine that may have other work
    test.slow();
    const name = await createCategory('Tunnelbana', 2);
    const learner = await signInToExams(page);
    await keptOnDevice(page);
    await openSession(page, name);
    await page.goto('/repetition');
    await expect(page.getByText('Fråga 1 av 10')).toBeVisible();
    const begun = await startOperatorExam(page, learner);
    await page.goto('/prov');

    await context.setOffline(true);
    await openSession(page, name);
    await finishSession(page);
    await expect(page.getByText('Bra jobbat!')).toBeVisible();
    await page.goto('/repetition');
    await expect(page.getByText('Fråga 1 av 10')).toBeVisible();
    await finishSession(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Klart för idag' })).toBeVisible();
    await page.goto('/prov');
    await page.getByRole('link', { name: 'Fortsätt provet' }).click();
    await expect(page.getByText('Fråga 1 av 20')).toBeVisible();
    await page.keyboard.press(keysFor(begun, 0).right);
    const chosen = page.getByRole('radio', { checked: true });
    await expect(chosen).toHaveCount(1);
    await page.reload();
    await expect(chosen).toHaveCount(1);
    await page.getByRole('button', { name: 'Lämna in provet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lämna in', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Resultat/ })).toBeVisible();

    await context.setOffline(false);
    await page.goto('/ovning');
    await expect.poll(() => storedExams(learner.uid)).toEqual([begun.id]);
    await expect
      .poll(async () => Object.keys(await storedAnswers(learner.uid)).length)
      .toBe(2 + 10 + 1);
    await expect.poll(() => countStoredSessions(learner.uid)).toBe(2);
  });
});
