import type { Page } from '@playwright/test';

import { readManifest } from '../../scripts/build/manifest';
import { expectNoViolations } from './support/axe';
import { createCategory, createLicensedLearner } from './support/backend';
import { chooseOperatorExam, signInToExams } from './support/exam';
import { watchShifts } from './support/shifts';
import { fakeVoices, speakOn, spokenIn, textsOf } from './support/speech';
import { advanceButton, answerWith, expect, openSession, signIn, test } from './support/test';

const listen = (page: Page) => page.getByRole('button', { name: 'Läs upp' });
const speed = (page: Page) => page.getByRole('button', { name: /^Hastighet/ });
/** What is marked as being read. */
const marked = (page: Page) => page.locator('[aria-current=true]');
const saidIn = async (page: Page) => (await spokenIn(page)).map(({ text }) => text);

async function expectReading(page: Page, texts: readonly string[]): Promise<void> {
  await expect(listen(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => saidIn(page)).toEqual(texts);
}

async function expectSilence(page: Page): Promise<void> {
  await expect(listen(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await saidIn(page)).toEqual([]);
  await expect(marked(page)).toHaveCount(0);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true });

  test('practice reads a question and its options, marks what is said, and remembers how fast', async ({
    page,
  }) => {
    await fakeVoices(page, ['de-DE', 'sv-SE']);
    const expectStill = await watchShifts(page);
    const { file } = readManifest('dist').chunk('src/components/question/reading.tsx');
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(file)) loaded.push(file);
    });
    const category = await createCategory('Uppläst', 2);
    await signIn(page, await createLicensedLearner());
    await openSession(page, category);
    expect(loaded).toEqual([]);

    await listen(page).click();
    const texts = await textsOf(page);
    expect(texts).toHaveLength(4);
    await expectReading(page, texts);
    expect(loaded).toEqual([file]);
    expect((await spokenIn(page)).every(({ lang, rate }) => lang === 'sv-SE' && rate === 1)).toBe(
      true,
    );
    await speakOn(page);
    await expect(marked(page)).toHaveText(texts[0] ?? '');
    await speakOn(page);
    await expect(marked(page)).toHaveAccessibleName(/alternativ$/);
    await expectNoViolations(page);
    await speed(page).click();
    await expectReading(page, texts.slice(1));
    expect((await spokenIn(page)).map(({ rate }) => rate)).toEqual([1.2, 1.2, 1.2]);

    await answerWith(page, 'Fel alternativ');
    await expectSilence(page);
    await page.keyboard.press('l');
    await expectReading(page, [
      'Fel',
      'Det frestar, men är fel.',
      'Så här är det. Därför är det så.',
      'Källa: Trafikförordningen (1998:1276)',
    ]);
    await advanceButton(page).click();
    await expectSilence(page);
    await expectStill();

    await page.reload();
    // the question takes focus when it is shown, and hears keys from then on
    await expect(page.locator('main :focus')).toBeVisible();
    await page.keyboard.press('l');
    await expectReading(page, await textsOf(page));
    await expect(speed(page)).toHaveText('Hastighet 1,2×');
    await page.keyboard.press('L');
    await expectSilence(page);
  });
});

test('a test reads its questions by button and key, and no question into the next', async ({
  page,
}) => {
  await fakeVoices(page, ['sv-SE']);
  await signInToExams(page);
  await chooseOperatorExam(page);
  await page.getByRole('button', { name: 'Starta provet' }).click();
  await listen(page).click();
  const first = await textsOf(page);
  await expectReading(page, first);
  await page.keyboard.press('1');
  await expectReading(page, first);
  await page.getByRole('button', { name: 'Nästa' }).click();
  await expect(page.getByText('Fråga 2 av 20')).toBeVisible();
  await expectSilence(page);
  await page.keyboard.press('l');
  const second = await textsOf(page);
  expect(second).not.toEqual(first);
  await expectReading(page, second);
  await page.keyboard.press('l');
  await expectSilence(page);
  await expect(page.getByText(/L läser upp/)).toBeVisible();
});

test('a quiz on signs, too, and it says where the browser has no Swedish voice', async ({
  page,
  context,
}) => {
  await fakeVoices(page, ['sv-SE']);
  await page.goto('/vagmarken/ova/varningsmarken');
  await listen(page).click();
  await expectReading(page, await textsOf(page));

  const other = await context.newPage();
  await fakeVoices(other, ['de-DE']);
  await other.goto('/vagmarken/ova/varningsmarken');
  await listen(other).click();
  await expect(other.getByText('Ingen svensk röst finns i den här webbläsaren.')).toBeVisible();
  await expectSilence(other);
});
