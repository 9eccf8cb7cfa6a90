import type { Page } from '@playwright/test';

import { toStoredQuestion } from '../../src/data/questions/to-stored-question';
import { readCase } from '../../src/domain/question/case';
import { writeTemplate, type Template } from '../../src/domain/question/calculated-question';
import { practiceQuestion } from '../factories/practice';
import { openPanel, uniqueName } from './support/admin';
import { expectNoViolations } from './support/axe';
import { answerLongAgo, createCategory, createLicensedLearner, firestore } from './support/backend';
import { runningExam } from './support/exam';
import { answerWith, expect, openSession, signIn, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

const template: Template = {
  text: 'Hur stor är momsen i priset?',
  options: { a: '{moms} kr', b: '{påslag} kr', c: '{hög} kr', d: '{högt} kr' },
  explanation: 'Momsen ingår i priset.\n{pris} × 6 / 106 = {moms} kr.',
  feedback: { b: 'Så är det när momsen läggs på {pris} kr.' },
  figures: [
    'moms = pris * 6 / 106',
    'påslag = pris * 6 % | 2 decimaler',
    'hög = pris / 5 | 2 decimaler',
    'högt = pris / 4 | 2 decimaler',
  ],
  case: {
    id: 'en-dag',
    title: 'En dag med taxin',
    text: 'Kunderna har betalat {pris} kr. '.repeat(20),
    rows: [
      ['Post', 'Kronor'],
      ['Körintäkter med moms', '{pris}'],
    ],
    figures: ['pris = 10 600 till 106 000 steg 106'],
  },
};

/** A category of three questions about one case; returns its name, and the case as it reads the first time. */
async function createCase(): Promise<{ name: string; written: string }> {
  const name = await createCategory(uniqueName('Fallstudie'), 3);
  const { docs } = await firestore.collection('questions').where('category', '==', name).get();
  for (const [place, { ref }] of docs.entries()) {
    const text = `Fråga ${String(place + 1)}. ${template.text}`;
    const question = { ...practiceQuestion(ref.id), ...writeTemplate({ ...template, text }) };
    const {
      question_text,
      option_a,
      option_b,
      option_c,
      option_d,
      explanation,
      option_feedback,
      ...rest
    } = toStoredQuestion(question);
    await ref.update({
      question_text,
      option_a,
      option_b,
      option_c,
      option_d,
      explanation,
      option_feedback,
    });
    await ref.update({ case: rest.case, calculation: rest.calculation });
  }
  return { name, written: writeTemplate(template).case ?? '' };
}

const material = (page: Page) => page.getByRole('region', { name: 'En dag med taxin' });
const figureIn = async (page: Page) =>
  /betalat ([\d\u00a0]+)/.exec(await material(page).innerText())?.[1];

test('a case stands above its questions, scrolls by itself and has other figures the next time', async ({
  page,
}) => {
  const learner = await createLicensedLearner();
  const { name, written } = await createCase();
  await answerLongAgo(learner.uid, name, 3);
  await signIn(page, learner);
  await openSession(page, name);
  await expect(material(page)).toBeVisible();
  // the options and the button stay on the screen: only the material is scrolled
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Svara' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoViolations(page);
  const first = (await figureIn(page)) ?? '-';
  expect(written).not.toContain(first);
  const value = Number(first.replaceAll('\u00a0', ''));
  const moms = ((value * 6) / 106).toFixed(0).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
  await answerWith(page, `${moms}\u00a0kr`);
  await expect(page.getByRole('region', { name: 'Förklaring' })).toContainText(
    `${first} × 6 / 106 = ${moms}`,
  );
  await page.getByText('En dag med taxin').click();
  await expect(material(page)).toBeHidden();
});

test('a mock test keeps a case together, with figures of its own that the review shows again', async ({
  page,
}) => {
  test.slow();
  const learner = await createLicensedLearner();
  await signIn(page, learner);
  await page.goto('/prov');
  await page.getByText('Taxiåkeri', { exact: true }).click();
  await page.getByText(/^Delprov 2/).click();
  await page.getByRole('button', { name: 'Starta provet' }).click();
  await expect(page.getByText('Fråga 1 av 20')).toBeVisible();
  const { questions } = await runningExam(page, learner.uid);
  const stored = await firestore.getAll(
    ...questions.map(({ id }) => firestore.doc(`questions/${id}`)),
  );
  const cases = stored.map((one) => readCase({ case: one.get('case') as string | undefined })?.id);
  for (const id of new Set(cases)) {
    if (id === undefined) continue;
    const [from, to] = [cases.indexOf(id), cases.lastIndexOf(id)];
    expect(cases.slice(from, to + 1)).toEqual(Array.from({ length: to - from + 1 }, () => id));
    const ids = questions.slice(from, to + 1).map((one) => one.id);
    expect(ids).toEqual([...ids].sort());
  }
  const place = stored.findIndex((one) => one.get('calculation') !== undefined);
  expect(place).toBeGreaterThanOrEqual(0);
  for (let turns = 0; turns < place; turns++)
    await page.getByRole('button', { name: 'Nästa' }).click();
  const options = questions[place]?.shown?.texts.slice(1) ?? [];
  expect(options).toHaveLength(4);
  for (const option of options)
    await expect(page.getByRole('radio', { name: option, exact: true })).toBeVisible();

  await page.getByRole('button', { name: /Alla frågor$/ }).click();
  await page.getByRole('button', { name: 'Lämna in provet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lämna in', exact: true }).click();
  await expect(page).toHaveURL(/\/prov\/resultat\//);
  const asked = questions[place]?.shown?.texts[0] ?? '';
  // what the device keeps of the test is not needed to show it as it was
  await page.reload();
  await page.locator('summary', { hasText: asked }).first().click();
  for (const option of options)
    await expect(page.getByRole('listitem').filter({ hasText: option }).first()).toBeVisible();
  await expect(page.getByText('Frågan har ändrats sedan provet')).toHaveCount(0);
});

test('an administrator writes a calculation about a case, sees three drawings, and is told what is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const name = await createCategory(uniqueName('Kalkyl'), 1);
  await openPanel(page, 'practice-questions');
  const id = `test-${name.toLowerCase().replaceAll(' ', '-')}-1`;
  await page.goto(`/admin/practice-questions?fraga=${encodeURIComponent(id)}`);
  await page
    .getByLabel('Fråga', { exact: true })
    .fill('Resan kostar {pris} kr. Hur stor är momsen, 6 %?');
  const figures = page.getByLabel('Tal och formler (valfritt)');
  await figures.fill('moms = priset * 6 / 106');
  await expect(page.getByText('Talet ”priset” finns inte på någon rad ovanför.')).toBeVisible();
  await page.getByText('Fallstudie (valfritt)').click();
  await page.getByLabel('Fallstudiens id').fill('en-resa');
  await page.getByLabel('Fallstudiens rubrik').fill('En resa');
  await page.getByLabel('Fallstudiens text').fill('Taxametern visar {pris} kr.');
  await page.getByLabel('Fallstudiens tal').fill('pris = 106 till 1 060 steg 106');
  await figures.fill('moms = pris * 6 / 106');
  await page.getByLabel('Alternativ A', { exact: true }).fill('{moms} kr');
  const preview = page.getByRole('group', { name: 'Förhandsvisning' });
  const texts = new Set<string>();
  for (const drawing of ['Tal 1', 'Tal 2', 'Tal 3']) {
    await preview.getByRole('button', { name: drawing }).click();
    texts.add(await preview.getByRole('heading', { level: 3 }).innerText());
    await expect(preview.getByText(/Taxametern visar [\d\s]+kr/)).toBeVisible();
  }
  expect(texts.size).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('Frågan har uppdaterats.')).toBeVisible();
  const stored = await firestore.doc(`questions/${id}`).get();
  expect(stored.get('question_text')).toMatch(/^Resan kostar [\d\u00a0]+\u00a0kr/);
  expect(stored.get('calculation')).toContain('{pris}');
  expect(readCase({ case: stored.get('case') as string })?.title).toBe('En resa');
});
