import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';

import { expectNoViolations } from './support/axe';
import { createLearner, firestore } from './support/backend';
import {
  expectNothingStored,
  expectStoredOnce,
  keysFor,
  runningExam,
  signInToExams,
  startOperatorExam,
  storedQuestion,
} from './support/exam';
import { press, tabTo } from './support/keyboard';
import { expect, networkErrors, test } from './support/test';

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

const placeOf = (page: Page) => page.getByText(/^Fråga \d+ av 20$/);
// the first of two where the jump list stands beside the question
const questionOf = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const chosen = (page: Page) => page.getByRole('radio', { checked: true });
const timer = (page: Page) => page.getByRole('timer', { name: 'Tid kvar' });

/** Hands in through the dialog, with the pointer. */
async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lämna in provet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lämna in', exact: true }).click();
  await expect(page).toHaveURL(/\/prov\/resultat\//);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

  test('the whole test by keyboard alone, from the choice to the review, without a violation', async ({
    page,
  }) => {
    // one long journey, on a machine that may have other work
    test.slow();
    const learner = await signInToExams(page);
    await page.goto('/prov');
    await tabTo(page, page.getByRole('radio', { name: 'B-kort' }));
    const operator = page.getByRole('radio', { name: 'Taxiåkeri' });
    for (let steps = 0; steps < 4 && !(await operator.isChecked()); steps++) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(operator).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Delprov 1: Juridik' })).toBeChecked();
    await expect(page.getByText('14 av 20 vår uppskattning')).toBeVisible();
    // each fact's name stands in one line, so that the figures do too
    const names = await page
      .locator('dt')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(names).toEqual([names[0], names[0], names[0]]);
    await expectNoViolations(page);
    const start = page.getByRole('button', { name: 'Starta provet' });
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await expect(start).toBeInViewport({ ratio: 1 });
    await press(page, start);

    await expect(placeOf(page)).toHaveText('Fråga 1 av 20');
    // nothing that has room for half of it
    await expect(placeOf(page).locator('xpath=..')).toHaveText('Fråga 1 av 20', {
      useInnerText: true,
    });
    const question = questionOf(page);
    await expect(question).toBeFocused();
    await expect(timer(page)).toHaveText(/^(45:00|44:5\d)$/);
    const attempt = await runningExam(page, learner.uid);
    const first = keysFor(attempt, 0);
    await page.keyboard.press(first.wrong);
    await expect(page.getByRole('radio').nth(Number(first.wrong) - 1)).toBeChecked();
    await page.keyboard.press(first.right);
    await expect(page.getByRole('radio').nth(Number(first.right) - 1)).toBeChecked();
    await expect(page.getByText('Trafikförordningen')).toHaveCount(0);
    await expect(chosen(page)).not.toHaveAccessibleName(/rätt svar/);
    const flag = page.getByRole('button', { name: /^Flagga/ });
    await expect(flag).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('f');
    await expect(flag).toHaveAttribute('aria-pressed', 'true');
    await expectNoViolations(page);

    // the first flagged, the third flagged and left, the tenth left, the fourth and fifth wrong, the others right
    await page.keyboard.press('ArrowRight');
    await expect(placeOf(page)).toHaveText('Fråga 2 av 20');
    await expect(question).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(placeOf(page)).toHaveText('Fråga 1 av 20');
    await expect(chosen(page)).toHaveCount(1);
    for (let place = 1; place < 20; place++) {
      await page.keyboard.press('ArrowRight');
      await expect(placeOf(page)).toHaveText(`Fråga ${String(place + 1)} av 20`);
      const { right, wrong } = keysFor(attempt, place);
      if (place === 2) await page.keyboard.press('f');
      else if (place !== 9) await page.keyboard.press(place === 3 || place === 4 ? wrong : right);
    }

    await page.keyboard.press('ArrowRight');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Lämna in provet?');
    await expect(dialog).toHaveAccessibleDescription(
      'Du har 2 obesvarade frågor. Obesvarade frågor räknas som fel. 2 frågor är flaggade. Efter inlämningen kan du inte ändra dina svar.',
    );
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    const map = page.getByRole('button', { name: '18 av 20 besvarade. Alla frågor' });
    await press(page, map);
    const jumps = dialog.getByRole('navigation', { name: 'Frågor i provet' });
    const jump = (name: string) => jumps.getByRole('button', { name, exact: true });
    await expect(jumps.getByRole('button')).toHaveCount(20);
    await expect(jump('Fråga 1, besvarad, flaggad')).toBeVisible();
    await expect(jump('Fråga 2, besvarad')).toBeVisible();
    await expect(jump('Fråga 3, obesvarad, flaggad')).toBeVisible();
    await expect(jump('Fråga 10, obesvarad')).toBeVisible();
    await expect(jumps.locator('[aria-current]')).toHaveCount(1);
    // as wide as what stands above them, and as many in a row as there is room for
    const title = await dialog.getByRole('heading').boundingBox();
    const places = await jumps.getByRole('button').evaluateAll((all) =>
      all.map((one) => {
        const { x, y } = one.getBoundingClientRect();
        return { x, y };
      }),
    );
    expect(places[0]?.x).toBeCloseTo(title?.x ?? NaN, 0);
    expect(places.findIndex(({ y }) => y !== places[0]?.y)).toBe(6);
    await expect(jump('Fråga 20, besvarad')).toHaveAttribute('aria-current', 'step');
    await expectNoViolations(page);
    await press(page, jump('Fråga 3, obesvarad, flaggad'));
    await expect(placeOf(page)).toHaveText('Fråga 3 av 20');
    await expect(question).toBeFocused();
    await expectNothingStored(learner);

    await press(page, map);
    await press(page, dialog.getByRole('button', { name: 'Lämna in provet' }));
    await press(page, dialog.getByRole('button', { name: 'Lämna in', exact: true }));
    await expect(page).toHaveURL(`/prov/resultat/${attempt.id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Resultat: Taxiåkeri, delprov 1: Juridik');
    await expect(heading).toBeFocused();
    await expect(page.getByText('Godkänd', { exact: true })).toBeVisible();
    await expect(page.getByText('16 av 20 poäng. Gränsen är 14.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Öva på felen' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Juridik16 av 20', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Öva på det här' })).toHaveAttribute(
      'href',
      /^\/ovning\/./,
    );
    await expectStoredOnce(learner, attempt, 18);

    const panel = page.getByRole('tabpanel');
    const asked = panel.getByRole('heading', { level: 4 });
    await tabTo(page, page.getByRole('tab', { name: 'Fel 2', selected: true }));
    await expect(asked).toHaveCount(2);
    await expect(panel.getByText('(rätt svar)')).toHaveCount(0);
    const wrong = await storedQuestion(attempt.questions[3]?.id ?? '');
    const line = panel
      .locator('summary')
      .filter({ hasText: `4. ${wrong['question_text'] ?? '-'}` });
    const open = panel.locator('details[open]');
    await press(page, line);
    await expect(open).toContainText(wrong['explanation'] ?? '-');
    await expect(open.getByText('(ditt svar, fel)')).toHaveCount(1);
    await expect(open.getByText('(rätt svar)')).toHaveCount(1);
    await expectNoViolations(page);
    // the fifth is wrong, too
    await page.keyboard.press('ArrowRight');
    await expect(open.locator('h4')).toHaveText(/^5\. /);
    await expect(open.locator('summary')).toBeFocused();
    await expect(open).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(open.locator('h4')).toHaveText(/^4\. /);
    await expect(page.getByRole('link', { name: 'Öva på felen' })).toHaveAttribute(
      'href',
      new RegExp(`^/mina-fel/ova\\?.*=${attempt.questions[3]?.id ?? '-'}(&|$)`),
    );
    await page.getByRole('tab', { name: 'Fel 2' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Obesvarade 2', selected: true })).toBeFocused();
    await expect(asked).toHaveCount(2);
    await expect(panel.getByText('Obesvarad.', { exact: true })).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Flaggade 2', selected: true })).toBeFocused();
    await expect(asked).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Ändrade 1', selected: true })).toBeFocused();
    await expect(asked).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Alla 20', selected: true })).toBeFocused();
    await expect(asked).toHaveCount(20);
  });
});

test('the test goes on after a reload and in a second tab, and is handed in once for both', async ({
  page,
  context,
}) => {
  const learner = await signInToExams(page);
  const attempt = await startOperatorExam(page, learner);
  await page.keyboard.press(keysFor(attempt, 0).right);
  await page.getByRole('button', { name: 'Nästa' }).click();
  await page.getByRole('radio').nth(1).click();
  const question = await questionOf(page).textContent();

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(placeOf(page)).toHaveText('Fråga 2 av 20');
  await expect(questionOf(page)).toHaveText(question ?? '');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  expect(await runningExam(page, learner.uid)).toMatchObject({
    id: attempt.id,
    deadline: attempt.deadline,
    questions: attempt.questions,
  });

  const other = await context.newPage();
  await other.goto('/prov/pagar');
  await expect(other.getByRole('radio').nth(1)).toBeChecked();
  await other.getByRole('radio').nth(2).click();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await page.getByRole('button', { name: 'Flagga' }).click();
  await expect(other.getByRole('button', { name: /^Flagga/, pressed: true })).toBeVisible();

  const leave = page.getByRole('dialog', { name: 'Lämna provet?' });
  const close = page.getByRole('link', { name: 'Stäng' });
  await close.click();
  await leave.getByRole('button', { name: 'Stanna i provet' }).click();
  await expect(placeOf(page)).toHaveText('Fråga 2 av 20');
  await close.click();
  await leave.getByRole('button', { name: 'Lämna', exact: true }).click();
  await expect(page).toHaveURL('/prov');
  await page.getByRole('link', { name: 'Övning' }).click();
  await expect(page.getByText('Du har ett prov som inte är inlämnat.')).toBeVisible();
  await expectNothingStored(learner);
  await page.getByRole('link', { name: 'Fortsätt provet' }).click();
  await expect(placeOf(page)).toHaveText('Fråga 2 av 20');

  await handIn(other);
  await expect(page).toHaveURL(`/prov/resultat/${attempt.id}`);
  await expect(page.getByText('Underkänd', { exact: true })).toBeVisible();
  await expect(other).toHaveURL(`/prov/resultat/${attempt.id}`);
  await expectStoredOnce(learner, attempt, 2);
  await page.getByRole('link', { name: 'Övning' }).click();
  await expect(page.getByRole('link', { name: 'Öva: Miljö' })).toBeVisible();
  await expect(page.getByText('Du har ett prov')).toHaveCount(0);
});

test.describe('with a network that dies', () => {
  test.use({ expectedErrors: networkErrors });

  test('a test that is handed in shows its result, survives a reload and is stored once when the network is back', async ({
    page,
    context,
  }) => {
    const learner = await signInToExams(page);
    const attempt = await startOperatorExam(page, learner);
    for (let place = 0; place < 3; place++) {
      await page.keyboard.press(keysFor(attempt, place).right);
      await page.keyboard.press('ArrowRight');
      await expect(placeOf(page)).toHaveText(`Fråga ${String(place + 2)} av 20`);
    }
    await page.route(/documents/, (route) => route.abort());
    await handIn(page);
    await expect(page.getByText('3 av 20 poäng')).toBeVisible();
    await page.reload();
    await expect(page.getByText('3 av 20 poäng')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Obesvarade 17' })).toBeVisible();
    await expectNothingStored(learner);

    await page.unrouteAll();
    await context.setOffline(true);
    await context.setOffline(false);
    await expectStoredOnce(learner, attempt, 3);
    await page.goto('/prov');
    await page.getByText('Taxiåkeri', { exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Underkänd' })).toHaveCount(1);
    await expectStoredOnce(learner, attempt, 3);
  });
});

test('the clock speaks up, ends the test and is no other on a device that is a year ahead', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + year });
  const learner = await signInToExams(page);
  const attempt = await startOperatorExam(page, learner);
  expect(Math.abs(attempt.startedAt - Date.now())).toBeLessThan(minute);
  expect(attempt.deadline - attempt.startedAt).toBe(45 * minute);
  await expect(timer(page)).toHaveText(/^(45:00|44:[345]\d)$/);
  await page.keyboard.press(keysFor(attempt, 0).right);

  const announcement = page.getByRole('status').filter({ hasText: 'kvar av provet' });
  for (const [skipped, text] of [
    [35 * minute, '10 minuter kvar av provet.'],
    [4.75 * minute, '5 minuter kvar av provet.'],
    [3.75 * minute, '1 minut kvar av provet.'],
  ] as const) {
    await expect(announcement).toHaveCount(0);
    await page.clock.fastForward(skipped);
    await expect(announcement).toHaveText(text);
    await page.clock.fastForward(20_000);
  }
  await expect(announcement).toHaveCount(0);
  await page.clock.fastForward(minute);
  await expect(page).toHaveURL(`/prov/resultat/${attempt.id}`);
  await expect(page.getByText('Underkänd', { exact: true })).toBeVisible();
  await expect(page.getByText('Tiden tog slut och provet lämnades in som det stod.')).toBeVisible();
  await expect(page.getByText('Använd tid: 45:00')).toBeVisible();
  await expectStoredOnce(learner, attempt, 1);
});

test('without access the offer stands where tests start, and one that has begun may be finished', async ({
  page,
}) => {
  const started = (ago: number) => ({
    freeMinutes: 60,
    freeMinutesStartedAt: Timestamp.fromMillis(Date.now() - ago),
  });
  await page.clock.install();
  const learner = await signInToExams(page, await createLearner(started(0)));
  const attempt = await startOperatorExam(page, learner);
  await firestore.doc(`profiles/${learner.uid}`).update(started(61 * minute));
  // until what the device believes of access is asked for again
  await page.clock.fastForward(2 * minute);

  await page.goto('/prov');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obegränsade teoriprov');
  await page.getByRole('link', { name: 'Fortsätt provet' }).click();
  await expect(placeOf(page)).toHaveText('Fråga 1 av 20');
  await page.keyboard.press(keysFor(attempt, 0).right);
  await expect(chosen(page)).toHaveCount(1);
  await handIn(page);
  await expect(page.getByText('1 av 20 poäng')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Obesvarade 19' })).toBeVisible();
  await expectStoredOnce(learner, attempt, 1);
  await page.goto('/prov/pagar');
  await expect(page).toHaveURL('/prov');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obegränsade teoriprov');
});
