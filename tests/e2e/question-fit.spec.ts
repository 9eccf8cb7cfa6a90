import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';

import { paths } from '../../src/config/paths';
import { uniqueName } from './support/admin';
import { createCategory, createLearner, firestore, type Learner } from './support/backend';
import { runningExam } from './support/exam';
import { expect, openSession, signIn, test } from './support/test';

/** Two phones' screens and a small laptop's. */
const screens = [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

interface AskedAbout {
  id: string;
  text: string;
  /** Its picture or its case, as it is stored. */
  shown: string;
  options: string[];
}

/** The questions of the seeded bank that have a picture, or a case. */
async function questionsWith(field: 'scene' | 'case'): Promise<AskedAbout[]> {
  const { docs } = await firestore.collection('questions').where(field, '>', '').get();
  return docs
    .filter(({ id }) => !id.startsWith('test-'))
    .map((stored) => ({
      id: stored.id,
      text: stored.get('question_text') as string,
      shown: stored.get(field) as string,
      options: ['option_a', 'option_b', 'option_c', 'option_d']
        .map((name) => stored.get(name) as string | undefined)
        .filter((option) => option !== undefined),
    }));
}

/**
 * Has the question on the page, which has a picture or a case, say what each of these says, one after the other, and
 * returns which of them fit between the page's head, with the button that reads aloud, and the buttons below, and how high
 * their pictures are.
 */
function measure(page: Page, questions: readonly AskedAbout[]) {
  return page.evaluate((all) => {
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? NaN;
    const picture = document.querySelector('main svg[role=img], main details[data-case]');
    const readAloud = document.querySelector('main button[aria-label="Läs upp"]');
    const heading = document.querySelector('main h2');
    const list = document.querySelector('main [role=radiogroup]');
    const option = list?.querySelector('label');
    const button = [...document.querySelectorAll('main button')].find(
      ({ textContent }) => textContent === 'Föregående',
    );
    if (!picture || !readAloud || !heading || !list || !option || !button)
      throw new Error('no question');
    window.scrollTo(0, 0);
    const head = Math.max(bottomOf(document.querySelector('main a')), bottomOf(readAloud));
    return all.map(({ id, text, options }) => {
      heading.textContent = text;
      list.replaceChildren(
        ...options.map((each) => {
          const copy = option.cloneNode(true) as Element;
          const [label] = [...copy.querySelectorAll('span')].slice(-1);
          if (label !== undefined) label.textContent = each;
          return copy;
        }),
      );
      const { top, width, height } = picture.getBoundingClientRect();
      const bar = button.parentElement?.getBoundingClientRect().top ?? NaN;
      const drawn = Math.min(height, (width * 3) / 4);
      return { id, drawn, isFit: top >= head && bottomOf(list) <= bar };
    });
  }, questions);
}

/** Waits until the page has been laid out anew, and what follows its sizes has heard of it. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );
}

/** A learner who has the least room: beside the questions runs a clock. */
function createLearnerWithClock(): Promise<Learner> {
  return createLearner({ freeMinutes: 60, freeMinutesStartedAt: FieldValue.serverTimestamp() });
}

/** Expects nearly all of the bank's questions of a kind to fit on each screen, none of them with a picture too small. */
async function expectFit(page: Page, all: readonly AskedAbout[]): Promise<void> {
  await expect(page.locator('main svg[role=img], main details[data-case]').first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(1);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await laidOut(page);
    const measured = await measure(page, all);
    const fit = measured.filter(({ isFit }) => isFit);
    const where = `${String(screen.width)} px`;
    expect(fit.length / measured.length, where).toBeGreaterThanOrEqual(0.95);
    expect(Math.min(...measured.map(({ drawn }) => drawn)), where).toBeGreaterThan(119);
  }
}

for (const [field, what] of [
  ['scene', 'picture'],
  ['case', 'case'],
] as const) {
  test(`practice: ${what}, text and options fit the screen`, async ({ page }) => {
    const all = await questionsWith(field);
    const category = await createCategory(uniqueName(`Passar ${what}`), 1);
    const { docs } = await firestore
      .collection('questions')
      .where('category', '==', category)
      .get();
    await docs[0]?.ref.update({ [field]: all[0]?.shown });
    await signIn(page, await createLearnerWithClock());
    await openSession(page, category);
    await expectFit(page, all);
  });
}

test('a picture that a long question leaves little room is shown as wide as the page at a press', async ({
  page,
}) => {
  const [pictured] = await questionsWith('scene');
  const category = await createCategory(uniqueName('Storbild'), 1);
  const { docs } = await firestore.collection('questions').where('category', '==', category).get();
  const long = 'Du närmar dig platsen i bilden en kväll när det nyss har regnat. ';
  await docs[0]?.ref.update({ scene: pictured?.shown, question_text: long.repeat(6) });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await createLearnerWithClock());
  await openSession(page, category);
  const picture = page.locator('main svg[role=img]').first();
  await expect(picture).toBeVisible();
  const widthOf = async () => (await picture.boundingBox())?.width ?? NaN;
  const before = await widthOf();
  expect(before).toBeLessThan(250);
  const large = page.getByRole('button', { name: 'Stor bild' });
  const [drawn, corner] = [await picture.boundingBox(), await large.boundingBox()];
  const endOf = (box: typeof drawn) => [
    Math.round((box?.x ?? NaN) + (box?.width ?? NaN)),
    Math.round((box?.y ?? NaN) + (box?.height ?? NaN)),
  ];
  expect(endOf(corner)).toEqual(endOf(drawn));
  await large.click();
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  // as wide as the screen
  expect(await widthOf()).toBeGreaterThan(388);
  await large.click();
  expect(await widthOf()).toBe(before);
});

test('a test under way: picture, text and options fit the screen', async ({ page }) => {
  const all = await questionsWith('scene');
  const learner = await createLearnerWithClock();
  await signIn(page, learner);
  await page.goto('/prov');
  await page.getByRole('button', { name: 'Starta provet' }).click();
  // the whole bank is read first
  await expect(page.getByText('Fråga 1 av 70')).toBeVisible();
  const { questions } = await runningExam(page, learner.uid);
  const place = questions.findIndex(({ id }) => all.some((one) => one.id === id));
  await page.getByRole('button', { name: new RegExp(`^Fråga ${String(place + 1)},`) }).click();
  await expectFit(page, all);
});

test('a picture question in a course fits a small phone, with the button that answers it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await signIn(page, await createLearnerWithClock());
  await page.goto(paths.course.getHref('b-kurs-hastighet'));
  const asked = page.locator('details li').filter({ has: page.locator('svg[role=img]') });
  const question = asked.first();
  const picture = question.locator('svg[role=img]').first();
  await expect(async () => {
    // the questions come after the text
    await page.locator('section details:not([open]) summary').first().click();
    await expect(picture).toBeVisible({ timeout: 1000 });
  }).toPass();
  await question.getByRole('heading').scrollIntoViewIfNeeded();
  const [drawn, button, head] = await Promise.all([
    picture.boundingBox(),
    question.getByRole('button', { name: 'Svara' }).boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  if (drawn === null || button === null || head === null) throw new Error('no question');
  expect(drawn.height).toBeGreaterThan(119);
  expect(button.y + button.height - drawn.y).toBeLessThanOrEqual(667 - head.height);
});
