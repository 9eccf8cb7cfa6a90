import type { Locator, Page } from '@playwright/test';
import { FieldValue, Timestamp, type UpdateData } from 'firebase-admin/firestore';

import { gapWords } from '../../src/domain/question/search-words';
import { actionsOf, expectToast, openPanel, uniqueName } from './support/admin';
import { expectNoViolations } from './support/axe';
import { createCategory, firestore } from './support/backend';
import { expect, test } from './support/test';

// axe is put into the page past the policy
test.use({ bypassCSP: true });

/** Makes a practice category with so many questions. Returns its id. */
async function makeCategory(name: string, questions: number): Promise<string> {
  await createCategory(name, questions);
  const { docs } = await firestore.collection('practiceCategories').where('name', '==', name).get();
  return docs[0]?.id ?? '';
}

/** Opens the practice questions of a new category with so many, each with the category's name in its text. */
async function openQuestions(page: Page, name: string, questions: number) {
  const id = await makeCategory(name, questions);
  const admin = await openPanel(page, 'practice-questions');
  await page.goto(`/admin/practice-questions?kategori=${encodeURIComponent(id)}`);
  const rows = page.getByRole('row').filter({ hasText: `i ${name}?` });
  await expect(rows).toHaveCount(Math.min(questions, 10));
  const figures = async () => {
    const category = await firestore.doc(`practiceCategories/${id}`).get();
    return [category.get('questionCount'), category.get('contentVersion')] as unknown;
  };
  return { admin, rows, figures };
}

const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('questions lie close, and are read whole beside the list', async ({ page }) => {
  const { rows } = await openQuestions(page, uniqueName('Tätheten'), 14);
  await expect(page.getByText('14 frågor')).toBeVisible();
  await expect(page.getByText('Sida 1 av 2')).toBeVisible();
  expect(await heightOf(rows.first())).toBeLessThanOrEqual(41);
  const whole = page.getByRole('region', { name: 'Hela frågan' });
  const second = rows.nth(1).getByRole('button', { name: /^Fråga / });
  const text = (await second.textContent()) ?? '';
  await second.focus();
  await expect(whole.getByRole('heading')).toHaveText(text);
  await expect(whole).toContainText('Rätt alternativ');
  await page.keyboard.press('Enter');
  await rows.first().hover();
  await expect(whole.getByRole('heading')).toHaveText(text);
  await expectNoViolations(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(whole).toBeInViewport();
  await expectNoViolations(page);
  await button(page, 'Stäng frågan').click();
  await expect(whole).toBeHidden();
  expect(await heightOf(rows.first())).toBeLessThanOrEqual(130);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoViolations(page);
});

test('questions are worked through one after the other without going back to the list', async ({
  page,
}) => {
  const { rows } = await openQuestions(page, uniqueName('Arbetet'), 14);
  const field = page.getByLabel('Fråga', { exact: true });
  const texts = await rows.getByRole('button', { name: /^Fråga / }).allTextContents();
  await rows.nth(8).getByRole('button', { name: 'Redigera' }).click();
  await expect(field).toHaveValue(texts[8] ?? '');
  await page.getByLabel('Begrepp (valfritt)').fill('ett');
  await button(page, 'Spara och nästa').click();
  await expectToast(page, 'Frågan har uppdaterats.');
  await expect(field).toHaveValue(texts[9] ?? '');
  await page.getByLabel('Begrepp (valfritt)').fill('tva');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await stored(texts[9]))?.get('concept') as unknown).toBe('tva');
  await expect(button(page, 'Spara')).toBeEnabled();
  await expectNoViolations(page);
  // over the end of the page, and back
  await button(page, 'Nästa fråga').click();
  await expect(page.getByText('1 av 4 på sidan')).toBeVisible();
  await button(page, 'Föregående fråga').click();
  await expect(page.getByText('10 av 10 på sidan')).toBeVisible();
  await page.getByLabel('Begrepp (valfritt)').fill('tre');
  await button(page, 'Föregående fråga').click();
  await expect(page.getByRole('dialog')).toContainText('Lämna utan att spara?');
  await button(page, 'Lämna utan att spara').click();
  await expect(page.getByText('9 av 10 på sidan')).toBeVisible();
  await expect(page.getByLabel('Begrepp (valfritt)')).toHaveValue('ett');
});

test('questions are put in order and narrowed to what they lack, and the address keeps it', async ({
  page,
}) => {
  const name = uniqueName('Luckorna');
  const id = await makeCategory(name, 3);
  const change = (number: number, fields: UpdateData<Record<string, unknown>>) =>
    firestore.doc(`questions/${id}-${String(number)}`).update(fields);
  const at = (milliseconds: number) => ({ createdAt: Timestamp.fromMillis(milliseconds) });
  await change(1, { ...at(3), search_words: [gapWords.unreviewed] });
  await change(2, at(1));
  await change(3, { ...at(2), source: FieldValue.delete(), search_words: [gapWords.noSource] });
  await openPanel(page, 'practice-questions');
  await page.goto(`/admin/practice-questions?kategori=${encodeURIComponent(id)}`);
  const numbers = async () => {
    const texts = await page.getByRole('button', { name: /^Fråga \d/ }).allTextContents();
    return texts.map((text) => text.split(' ')[1]);
  };
  const choose = (label: string, option: string) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
  await expect.poll(numbers).toEqual(['1', '3', '2']);
  await choose('Ordning', 'Äldst först');
  await expect.poll(numbers).toEqual(['2', '3', '1']);
  await choose('Saknar', 'Lagrum');
  await expect.poll(numbers).toEqual(['3']);
  await page.reload();
  await expect.poll(numbers).toEqual(['3']);
  await choose('Saknar', 'Granskning');
  await expect.poll(numbers).toEqual(['1']);
  await choose('Saknar', 'Båda');
  await expect(page.getByText('Inga frågor saknar både granskning och lagrum.')).toBeVisible();
  await choose('Saknar', 'Inget särskilt');
  await expect.poll(numbers).toEqual(['2', '3', '1']);
});

/** The stored question with the text. */
async function stored(text = '') {
  const { docs } = await firestore.collection('questions').where('question_text', '==', text).get();
  return docs[0];
}

test('many questions are changed at once, and made again what they were', async ({ page }) => {
  const name = uniqueName('Mängden');
  const { admin, rows, figures } = await openQuestions(page, name, 3);
  const other = uniqueName('Målet');
  const otherId = await makeCategory(other, 0);
  await page.reload();
  const all = page.getByRole('checkbox', { name: 'Välj alla på sidan' });
  await expect(rows).toHaveCount(3);
  await all.check();
  await button(page, 'Markera som granskade').dblclick();
  await expectToast(page, '3 frågor har markerats som granskade.');
  expect((await stored(`Fråga 1 i ${name}?`))?.get('reviewed_at')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await figures()).toEqual([3, 2]);
  await page.reload();
  await button(page, 'Ångra').click();
  await expectToast(page, '3 frågor är som förut.');
  expect((await stored(`Fråga 1 i ${name}?`))?.get('reviewed_at')).toBeUndefined();
  await expect(button(page, 'Ångra')).toBeHidden();

  await rows.first().getByRole('checkbox').check();
  await button(page, 'Flytta…').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Flytta till').selectOption({ label: other });
  await dialog.getByRole('button', { name: 'Flytta' }).click();
  await expect(rows).toHaveCount(2);
  const target = firestore.doc(`practiceCategories/${otherId}`);
  expect((await target.get()).get('questionCount')).toBe(1);
  expect(await figures()).toEqual([2, 4]);

  await all.check();
  await button(page, 'Ta bort valda').click();
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expectToast(page, '2 frågor har tagits bort.');
  expect(await figures()).toEqual([0, 5]);
  await button(page, 'Ångra').click();
  await expect(rows).toHaveCount(2);
  await button(page, 'Visa det').click();
  await button(page, 'Ångra').click();
  await expect(rows).toHaveCount(3);
  expect(await figures()).toEqual([3, 7]);
  expect((await target.get()).get('questionCount')).toBe(0);
  expect(await actionsOf(admin)).toEqual([
    'addContent',
    ...Array.from({ length: 4 }, () => 'changeContent'),
    'deleteContent',
  ]);
});

test('two reports about a question are one row, and done when it is saved', async ({ page }) => {
  const name = uniqueName('Rapporterna');
  const id = await makeCategory(name, 1);
  const questionId = `${id}-1`;
  const reports = ['Stavfel i B.', 'B är ju rätt.'].map((text, index) => ({
    reference: firestore.doc(`questionReports/${id}-${String(index)}`),
    text,
  }));
  for (const { reference, text } of reports) {
    const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
    const report = { userId: reference.id, questionId, reason: 'other', status: 'new' };
    await reference.set({ ...report, text, ...times });
  }
  const admin = await openPanel(page, 'reports');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('1 rapport till');
  await row.getByText('Svara eleven').click();
  await expectNoViolations(page);
  await row.getByRole('link', { name: 'Öppna frågan' }).click();
  const waiting = page.getByRole('region', { name: '2 felrapporter väntar' });
  await expect(waiting).toContainText('Stavfel i B.');
  await expect(waiting).toContainText('B är ju rätt.');
  await page.getByLabel('Alternativ B', { exact: true }).fill('Ett rättat alternativ');
  await waiting.getByLabel('Svar till eleven').fill('Tack, B är rättat.');
  await expectNoViolations(page);
  await button(page, 'Spara och markera klar').dblclick();
  await expectToast(page, 'Frågan har uppdaterats.');
  for (const { reference } of reports) {
    expect((await reference.get()).get('status')).toBe('done');
    expect((await reference.get()).get('answer')).toBe('Tack, B är rättat.');
  }
  expect(await actionsOf(admin)).toEqual(['changeContent', 'changeContent']);
});

test('a question is made again what it was before it was changed', async ({ page }) => {
  const { rows, admin } = await openQuestions(page, uniqueName('Historien'), 1);
  const explanation = page.getByLabel('Förklaring', { exact: true });
  await rows.first().getByRole('button', { name: 'Redigera' }).click();
  const before = await explanation.inputValue();
  await explanation.fill('Så är det inte. Det blev fel.');
  await button(page, 'Spara').click();
  await expectToast(page, 'Frågan har uppdaterats.');
  await rows.first().getByRole('button', { name: 'Redigera' }).click();
  await button(page, 'Tidigare versioner').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Gällde till .*\. Skiljer: Förklaring$/).click();
  await expect(dialog).toContainText(before);
  await expect(dialog).toContainText('Det blev fel.');
  await expectNoViolations(page);
  await button(page, 'Hämta till formuläret').click();
  await expect(explanation).toHaveValue(before);
  await button(page, 'Spara').click();
  await expect(explanation).toBeHidden();
  await rows.first().getByRole('button', { name: 'Redigera' }).click();
  await expect(explanation).toHaveValue(before);
  expect(await actionsOf(admin)).toEqual(['changeContent', 'changeContent']);
});

test('a question is written as a draft that no learner can read, and published once', async ({
  page,
}) => {
  const name = uniqueName('Utkasten');
  const { admin, rows, figures } = await openQuestions(page, name, 1);
  const text = `Halv fråga i ${name}?`;
  const drafts = async () => {
    const { docs } = await firestore.collection('questionDrafts').get();
    return docs.filter((draft) => String(draft.get('fields')).includes(name));
  };
  const draftRow = page.getByRole('row').filter({ hasText: name });
  const begin = async () => {
    await button(page, 'Lägg till fråga').click();
    await page.getByLabel('Fråga', { exact: true }).fill(text);
    await button(page, 'Spara som utkast').dblclick();
    await expectToast(page, 'Utkastet har sparats.');
  };
  await begin();
  await expect(rows).toHaveCount(1);
  expect(await drafts()).toHaveLength(1);
  expect(await stored(text)).toBeUndefined();
  expect(await figures()).toEqual([1, 1]);

  await page.getByLabel('Visa', { exact: true }).selectOption('Utkast');
  await expect(draftRow).toHaveCount(1);
  await expectNoViolations(page);
  await draftRow.getByRole('button', { name: 'Redigera utkastet' }).click();
  await expect(page.getByLabel('Fråga', { exact: true })).toHaveValue(text);
  await button(page, 'Publicera').click();
  await expect(page.getByLabel('Alternativ A', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  for (const key of ['A', 'B', 'C']) {
    await page.getByLabel(`Alternativ ${key}`, { exact: true }).fill(`Svar ${key} i ${name}`);
  }
  await page.keyboard.press('Control+s');
  await expect.poll(async () => String((await drafts())[0]?.get('fields'))).toContain('Svar C');
  await expect(button(page, 'Publicera')).toBeEnabled();
  await page.reload();
  await page.getByLabel('Förklaring', { exact: true }).fill('Så är det. Därför är det så.');
  await expectNoViolations(page);
  await button(page, 'Publicera').dblclick();
  await expectToast(page, 'Frågan har publicerats.');
  expect(await drafts()).toEqual([]);
  expect((await stored(text))?.get('option_c')).toBe(`Svar C i ${name}`);
  expect(await figures()).toEqual([2, 2]);
  expect(await actionsOf(admin)).toEqual(['addContent']);

  await begin();
  await draftRow.getByRole('button', { name: 'Kasta utkastet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kasta' }).dblclick();
  await expectToast(page, 'Utkastet har kastats.');
  await expect(draftRow).toHaveCount(0);
  expect(await drafts()).toEqual([]);
  expect(await actionsOf(admin)).toEqual(['addContent', 'deleteContent']);
});

test('questions are tagged together and one by one, found by the tag, and stay as they are', async ({
  page,
}) => {
  const { rows, figures } = await openQuestions(page, uniqueName('Taggarna'), 3);
  const tag = `vinter ${Date.now().toString(36)}`;
  const tagged = async () => {
    const tags = await firestore.doc('questionTags/practice').get();
    return (JSON.parse(String(tags.get('tags') ?? '{}')) as Record<string, string[]>)[tag]?.length;
  };
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await button(page, 'Märk…').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tagg', { exact: true }).fill(tag.toUpperCase());
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Märk', exact: true }).dblclick();
  await expectToast(page, `2 frågor har märkts med ”${tag}”.`);
  expect(await tagged()).toBe(2);
  expect(await figures()).toEqual([3, 1]);

  await page.getByLabel('Visa', { exact: true }).selectOption(`Tagg: ${tag}`);
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('button', { name: 'Redigera' }).click();
  await page.getByRole('button', { name: `Ta bort taggen: ${tag}` }).dblclick();
  await expect(page.getByRole('button', { name: `Ta bort taggen: ${tag}` })).toBeHidden();
  expect(await tagged()).toBe(1);
  await button(page, 'Märk…').click();
  await dialog.getByLabel('Tagg', { exact: true }).fill('a/b');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('En tagg skrivs med bokstäver');
  await page.keyboard.press('Escape');
  await expectNoViolations(page);
  await button(page, 'Avbryt').click();
  await expect(rows).toHaveCount(1);

  await rows.first().getByRole('checkbox').check();
  await button(page, 'Ta bort taggen').click();
  await expect(rows).toHaveCount(0);
  expect(await tagged()).toBeUndefined();
  await button(page, 'Ångra').click();
  await expect(rows).toHaveCount(1);
  expect(await tagged()).toBe(1);
  expect(await figures()).toEqual([3, 1]);
});

test('questions that say the same are found in the whole bank, and lead to their editors', async ({
  page,
}) => {
  const text = `Hur gör du ${uniqueName('här').replace(' ', '')} när vägen är smal?`;
  const copies = ['ett', 'tva'].map((part) =>
    firestore.doc(`questions/${part}-${String(Date.now())}`),
  );
  for (const copy of copies) {
    await copy.set({
      kind: 'theory',
      question_text: text,
      option_a: 'Stannar och väntar',
      option_b: 'Kör försiktigt vidare',
      option_c: 'Backar till mötesplatsen',
      correct_answer: 'a',
      category_id: 'fordon',
      category: 'fordon',
      explanation: '',
      difficulty_level: 1,
      licence_type: 'B',
      createdAt: Timestamp.now(),
      updatedAt: Timestamp.now(),
    });
  }
  await openPanel(page, 'questions');
  await button(page, 'Dubbletter').click();
  await button(page, 'Jämför').click();
  const pair = page.getByRole('dialog').getByRole('listitem').filter({ hasText: text });
  await expect(pair).toContainText('100 % lika');
  await expectNoViolations(page);
  await pair.getByRole('link').first().click();
  await expect(page.getByLabel('Fråga', { exact: true })).toHaveValue(text);
  for (const copy of copies) await copy.delete();
});
