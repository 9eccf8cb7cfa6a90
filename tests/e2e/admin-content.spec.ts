import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import {
  attack,
  expectToast,
  findTabLink,
  openPanel,
  openTab,
  refusingWrites,
  uniqueName,
  watchForAttacks,
  withoutNetwork,
} from './support/admin';
import { expectNoViolations } from './support/axe';
import { createCategory, createLicensedLearner, firestore } from './support/backend';
import { answerWith, expect, networkErrors, openSession, startSession, test } from './support/test';

// the tests refuse what is written and cut the network
test.use({ expectedErrors: networkErrors });

/** The smallest picture that is one. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The stored documents that have this value in a field. */
async function storedWith(collection: string, field: string, value: string) {
  const { docs } = await firestore.collection(collection).where(field, '==', value).get();
  return docs;
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Spara', exact: true });
/** Chooses a category as it stands in the list, with its price. */
const chooseCategory = (page: Page, name: string) =>
  page.getByRole('combobox', { name: 'Kategori' }).selectOption({ label: `${name} - 99\u00a0kr` });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('categories of both kinds are made, changed and deleted, but not with questions left', async ({
  page,
}) => {
  const expectUnharmed = watchForAttacks(page);
  const full = await createCategory(uniqueName('Full'), 1);
  const name = uniqueName('<img src=x onerror=pwned=1>');
  await openPanel(page, 'practice-categories');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Lägg till kategori' }).click();
  await saveButton(page).click();
  await expect(page.getByText('Namn är obligatoriskt.')).toBeVisible();
  await page.getByLabel('Namn', { exact: true }).fill(name);
  await page.getByLabel('Beskrivning').fill('Prövar panelen.');
  await refusingWrites(page, async () => {
    await saveButton(page).click();
    await expectToast(page, 'Kunde inte spara övningskategorin.');
  });
  await saveButton(page).dblclick();
  await expectToast(page, 'Övningskategorin har lagts till.');
  await expect(row(page, name)).toContainText('99 kr');
  await row(page, name).getByRole('button', { name: 'Redigera' }).click();
  await page.getByLabel('Pris (kr)').fill('49');
  await saveButton(page).click();
  await expectToast(page, 'Övningskategorin har uppdaterats.');
  await expect(row(page, name)).toContainText('49 kr');
  expect(await storedWith('practiceCategories', 'name', name)).toHaveLength(1);
  await row(page, full).getByRole('button', { name: 'Ta bort' }).click();
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kategorin har 1 fråga.');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await row(page, name).getByRole('button', { name: 'Ta bort' }).click();
  await expect(dialog).toContainText('Är du säker på att du vill ta bort denna övningskategori?');
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expectToast(page, 'Övningskategorin har tagits bort.');
  await expect(row(page, name)).toBeHidden();

  await openTab(page, 'Kategorier');
  const older = uniqueName('äldre');
  const card = page.getByRole('listitem').filter({ hasText: older });
  const add = async () => {
    await page.getByLabel('Namn').fill(older.toUpperCase());
    await page.getByRole('button', { name: 'Lägg till' }).dblclick();
  };
  await add();
  await expectToast(page, 'Kategori har lagts till.');
  await expect(card).toBeVisible();
  await add();
  await expect(page.getByText('Det finns redan en kategori med det namnet.')).toBeVisible();
  await card.getByRole('button', { name: 'Ändra pris' }).click();
  await dialog.getByLabel('Pris (kr)').fill('75');
  await refusingWrites(page, async () => {
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Kunde inte spara kategorin.');
  });
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expectToast(page, 'Kategori har uppdaterats.');
  await expect(card).toContainText('75 kr');
  await card.getByRole('button', { name: 'Ta bort' }).click();
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expectToast(page, 'Kategori har tagits bort.');
  expect(await storedWith('questionCategories', 'name', older)).toHaveLength(0);
  await expectUnharmed();
});

/** Fills in what a question must have. */
async function fillQuestion(page: Page, text: string): Promise<void> {
  await page.getByLabel('Fråga', { exact: true }).fill(text);
  for (const key of ['A', 'B', 'C']) {
    await page.getByLabel(`Alternativ ${key}`, { exact: true }).fill(`Svar ${key} ${attack}`);
  }
}

test('a question is written with a picture, found, changed and deleted, and nothing is lost unasked', async ({
  page,
}) => {
  const expectUnharmed = watchForAttacks(page);
  const category = await createCategory(uniqueName('Banken'), 15);
  const word = uniqueName('uggla').replace(' ', '');
  const text = `Vad gör en ${word} ${attack} här?`;
  await openPanel(page, 'practice-questions');
  const dialog = page.getByRole('dialog');

  await chooseCategory(page, category);
  const rows = page.getByRole('row').filter({ hasText: `i ${category}?` });
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Nästa' }).click();
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: 'Föregående' }).click();
  await expect(rows).toHaveCount(10);

  await page.getByRole('button', { name: 'Lägg till fråga' }).click();
  await saveButton(page).click();
  await expect(page.getByText('Skriv frågan.')).toBeVisible();
  await fillQuestion(page, text);
  await page.getByLabel('Förklaring', { exact: true }).fill('Så är det. Därför är det så.');
  await (await findTabLink(page, 'Logg')).click();
  await expect(dialog).toContainText('Lämna utan att spara?');
  await dialog.getByRole('button', { name: 'Fortsätt redigera' }).click();
  await chooseCategory(page, category);
  const file = page.getByLabel('Bildfil');
  await file.setInputFiles({
    name: '<img src=x onerror=pwned=1>.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Jag är ingen bild.'),
  });
  await expect(page.getByText('Filen är ingen PNG-, JPEG- eller WebP-bild.')).toBeVisible();
  await file.setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByLabel('Bildadress (URL)')).toHaveValue(/^https?:/);
  const picture = page.getByRole('img', { name: 'Vald bild' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(1);
  await refusingWrites(page, async () => {
    await saveButton(page).click();
    await expectToast(page, 'Kunde inte spara frågan.');
  });
  await saveButton(page).dblclick();
  await expectToast(page, 'Frågan har lagts till.');
  expect(await storedWith('questions', 'question_text', text)).toHaveLength(1);
  const [stored] = await storedWith('practiceCategories', 'name', category);
  expect(stored?.get('questionCount')).toBe(16);

  await page.getByRole('searchbox').fill(`${word.toUpperCase()} här`);
  await page.getByRole('searchbox').press('Enter');
  await expect(rows).toHaveCount(0);
  const found = row(page, word);
  await expect(found).toContainText('<img src=x');
  await found.getByRole('button', { name: 'Redigera' }).click();
  const preview = page.getByRole('group', { name: 'Förhandsvisning' });
  await expect(preview.getByRole('heading')).toHaveText(text);
  await page.getByLabel('Svårighet').selectOption('3');
  await saveButton(page).click();
  await expectToast(page, 'Frågan har uppdaterats.');
  await expect(found).toContainText('Svår');
  await found.getByRole('button', { name: 'Ta bort' }).click();
  await expect(dialog).toContainText('Är du säker på att du vill ta bort denna fråga?');
  await refusingWrites(page, async () => {
    await dialog.getByRole('button', { name: 'Ta bort' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Kunde inte ta bort frågan.');
  });
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expectToast(page, 'Frågan har tagits bort.');
  await expect(page.getByText('Inga frågor matchar.')).toBeVisible();
  expect((await stored?.ref.get())?.get('questionCount')).toBe(15);

  await openTab(page, 'Gamla frågor');
  await page.getByRole('button', { name: 'Lägg till fråga' }).click();
  await fillQuestion(page, text);
  await page.getByLabel('Svårighetsgrad (1-5)').fill('6');
  await saveButton(page).click();
  await expect(page.getByText('Skriv en siffra från 1 till 5.')).toBeVisible();
  await page.getByLabel('Svårighetsgrad (1-5)').fill('5');
  await saveButton(page).dblclick();
  await expect(row(page, word)).toContainText('5 av 5');
  await row(page, word).getByRole('button', { name: 'Ta bort' }).click();
  await dialog.getByRole('button', { name: 'Ta bort' }).click();
  await expect(row(page, word)).toBeHidden();
  await expectUnharmed();
});

test("the browser's way back asks before it leaves what is not saved", async ({ page }) => {
  const category = await createCategory(uniqueName('Vägen'), 1);
  const text = `Fråga 1 i ${category}?`;
  await openPanel(page, 'practice-questions');
  await chooseCategory(page, category);
  await row(page, text).getByRole('button', { name: 'Redigera' }).click();
  const field = page.getByLabel('Fråga', { exact: true });
  const dialog = page.getByRole('dialog');
  const goBack = () =>
    page.evaluate(() => {
      history.back();
    });
  await field.fill('Något annat?');
  const preview = page.getByRole('group', { name: 'Förhandsvisning' });
  await expect(preview.getByRole('heading')).toHaveText('Något annat?');
  await goBack();
  await dialog.getByRole('button', { name: 'Fortsätt redigera' }).click();
  await expect(field).toHaveValue('Något annat?');
  await expect(page).toHaveURL(/fraga=/);
  await goBack();
  await dialog.getByRole('button', { name: 'Lämna utan att spara' }).click();
  await expect(row(page, text)).toBeVisible();
  await expect(page).toHaveURL(/practice-questions\?kategori=[^&]+$/);

  await page.getByRole('button', { name: 'Lägg till fråga' }).click();
  await expect(page).toHaveURL(/practice-questions\?kategori=[^&]+&ny=[^&]+$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lägg till fråga' })).toBeVisible();
  await goBack();
  await expect(row(page, text)).toBeVisible();
});

test('of two who change the same question the second is told, and nothing is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  const category = await createCategory(uniqueName('Tvist'), 1);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'sv-SE' });
  const other = await context.newPage();
  const [question] = await storedWith('questions', 'category', category);
  const address = `practice-questions?fraga=${question?.id ?? ''}`;
  await Promise.all([openPanel(page, address), openPanel(other, address)]);
  await other.getByLabel('Fråga', { exact: true }).fill('Den förstas fråga?');
  await page.getByLabel('Fråga', { exact: true }).fill('Den andras fråga?');
  await saveButton(other).click();
  await expectToast(other, 'Frågan har uppdaterats.');
  await context.close();
  await saveButton(page).click();
  await expect(page.getByRole('heading', { name: 'Någon annan har ändrat frågan' })).toBeVisible();
  const comparison = page.getByRole('region', { name: 'Jämför versionerna' });
  await expect(comparison).toContainText('Den förstas fråga?');
  await expect(comparison).toContainText('Den andras fråga?');
  expect((await question?.ref.get())?.get('question_text')).toBe('Den förstas fråga?');
  await comparison.getByRole('button', { name: 'Behåll min' }).click();
  await expectToast(page, 'Frågan har uppdaterats.');
  expect((await question?.ref.get())?.get('question_text')).toBe('Den andras fråga?');
});

/** A scene in which there is something to move. */
const carAndTruck = {
  layout: 'crossroads',
  arms: { north: {}, east: {}, south: {}, west: {} },
  vehicles: [
    { kind: 'car', arm: 'south', isYou: true },
    { kind: 'truck', arm: 'west' },
  ],
};

for (const width of [320, 1280]) {
  test.describe(`on a screen of ${String(width)} px`, () => {
    test.use({ bypassCSP: true, viewport: { width, height: 700 } });

    test('a question is edited by keyboard with the buttons at hand, and tried out beside', async ({
      page,
    }) => {
      const category = await createCategory(uniqueName('Formulär'), 1);
      const [question] = await storedWith('questions', 'category', category);
      await question?.ref.update({ scene: JSON.stringify(carAndTruck) });
      await openPanel(page, `practice-questions?fraga=${question?.id ?? ''}`);
      await page.getByRole('listbox', { name: 'I bilden' }).selectOption('vehicle 0');
      await expect(page.getByText('Laddar…')).toHaveCount(0);
      await expectNoViolations(page);
      // nothing that takes focus is hidden by the buttons, which are always seen
      await page.getByRole('heading', { name: 'Redigera fråga' }).focus();
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press('Tab');
        await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
        const hidden = await page.evaluate(() => {
          const field = document.activeElement;
          if (field?.matches('form :is(input, textarea, select, button)') !== true) return null;
          const { left, top, width: across, height } = field.getBoundingClientRect();
          // of a field with many lines the browser shows the one that is written in
          const seen = Math.min(height, 44) - 4;
          const found = document.elementFromPoint(left + across / 2, top + seen);
          return found === null || !(field.contains(found) || found.contains(field))
            ? `${field.outerHTML} at ${String(top)} beneath ${found?.outerHTML ?? 'nothing'}`
            : null;
        });
        expect(hidden).toBeNull();
      }
      const right = page.getByRole('radio', { name: 'Rätt svar: A' });
      await right.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'Rätt svar: B' })).toBeChecked();
      await expect(page.getByLabel('Återkoppling om B är fel (valfri)')).toHaveCount(0);
      await page.getByLabel('Alternativ B', { exact: true }).fill('Det nya rätta');

      const tab = page.getByRole('tab', { name: 'Förhandsvisning' });
      if (width < 1024) await tab.click();
      else await expect(tab).toBeHidden();
      const preview = page.getByRole('group', { name: 'Förhandsvisning' });
      await preview.getByRole('radio', { name: 'Det nya rätta' }).press('Space');
      await preview.getByRole('button', { name: 'Visa svaret' }).click();
      await expect(preview).toContainText('Rätt!');
      await expectNoViolations(page);
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(spill).toBeLessThanOrEqual(0);
      expect((await question?.ref.get())?.get('correct_answer')).toBe('a');
      await page.keyboard.press('Control+s');
      await expectToast(page, 'Frågan har uppdaterats.');
      expect((await question?.ref.get())?.get('correct_answer')).toBe('b');
    });
  });
}

test('a scene is changed by dragging, by two presses and by keyboard', async ({ page }) => {
  const category = await createCategory(uniqueName('Scen'), 1);
  const [question] = await storedWith('questions', 'category', category);
  await question?.ref.update({ scene: JSON.stringify(carAndTruck) });
  await openPanel(page, `practice-questions?fraga=${question?.id ?? ''}`);
  const drawing = page.getByRole('application', { name: 'Trafikbilden' });
  const list = page.getByRole('listbox', { name: 'I bilden' });
  await expect(list.getByRole('option')).toHaveCount(2);
  await expect(page.getByLabel('Trafikbilden som text')).toBeHidden();
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  /** A point of the picture, as its own measures have it. */
  const at = (x: number, y: number) => ({
    x: (box?.x ?? 0) + (0.5 + x / 400) * (box?.width ?? 0),
    y: (box?.y ?? 0) + (0.5 + y / 300) * (box?.height ?? 0),
  });
  const drag = async (from: [number, number], to: [number, number]) => {
    const [start, end] = [at(...from), at(...to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
  };
  await drag([17, 80], [110, -17]);
  await expect(list.getByRole('option', { name: /^En blå bil \(eleven\) från höger/ })).toHaveCount(
    1,
  );
  // without dragging: what is chosen is put where the picture is pressed
  await list.selectOption('vehicle 1');
  const { x, y } = at(-17, -120);
  await page.mouse.click(x, y);
  await expect(list.getByRole('option', { name: /^En orange lastbil uppifrån/ })).toHaveCount(1);
  await drawing.focus();
  await page.keyboard.press('Delete');
  await expect(list.getByRole('option')).toHaveCount(1);
  await saveButton(page).click();
  await expectToast(page, 'Frågan har uppdaterats.');
  const stored = JSON.parse(
    String((await question?.ref.get())?.get('scene')),
  ) as typeof carAndTruck;
  expect(stored.vehicles).toMatchObject([{ kind: 'car', arm: 'east', isYou: true }]);
});

test('the road of a scene is changed by hand: its kind, its lanes and its lights', async ({
  page,
}) => {
  const category = await createCategory(uniqueName('Väg'), 1);
  const [question] = await storedWith('questions', 'category', category);
  await question?.ref.update({ scene: JSON.stringify(carAndTruck) });
  await openPanel(page, `practice-questions?fraga=${question?.id ?? ''}`);
  const kind = page.getByLabel('Vägtyp');
  await kind.selectOption('En cirkulationsplats');
  await expect(page.getByRole('listbox', { name: 'I bilden' }).getByRole('option')).toHaveCount(2);
  // a roundabout has room for one lane each way
  await expect(page.getByLabel('Körfält in', { exact: true }).getByRole('option')).toHaveText([
    '0',
    '1',
  ]);
  await kind.selectOption('En fyrvägskorsning');
  await page.getByLabel('Trafiksignaler').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Väg', { exact: true }).selectOption('Nedifrån');
  await page.getByRole('combobox', { name: 'Signalen visar' }).selectOption('Rött och gult');
  await page.getByLabel('Körfält in', { exact: true }).focus();
  await page.keyboard.press('2');
  await expect(page.getByLabel('Körfält in', { exact: true })).toHaveValue('2');
  await saveButton(page).click();
  await expectToast(page, 'Frågan har uppdaterats.');
  const stored = JSON.parse(
    String((await question?.ref.get())?.get('scene')),
  ) as typeof carAndTruck;
  expect(stored).toMatchObject({
    layout: 'crossroads',
    arms: { south: { in: 2, light: 'red-amber' }, west: { light: 'red' } },
  });
});

test.describe('a text in Markdown', () => {
  // the policy stops attributes of the attack even where the page only takes it apart
  test.use({
    expectedErrors: new RegExp(`${networkErrors.source}|Executing inline event handler violates`),
  });

  test('a course is written in Markdown without harm, changed and deleted', async ({ page }) => {
    const expectUnharmed = watchForAttacks(page);
    const title = uniqueName('Kurs');
    await openPanel(page, 'theory-courses');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Skapa kurs' }).click();
    await page.getByLabel('Titel').fill(title);
    await page.getByLabel('Beskrivning').fill(attack);
    await page
      .getByLabel('Innehåll')
      .fill(
        `# Väjning\n\n${attack}\n\n[fälla](javascript:pwned=1) och **fet**\n\n<a href="javascript:pwned=1">lucka</a>\n\n<svg onload="pwned=1"></svg>`,
      );
    const preview = page.getByRole('region', { name: 'Förhandsvisning' });
    await expect(preview.getByRole('heading', { name: 'Väjning' })).toBeVisible();
    for (const link of ['fälla', 'lucka']) {
      await expect(preview.getByText(link)).not.toHaveAttribute('href');
      await preview.getByText(link).click();
    }
    await expect(preview.locator('script, svg, [onerror]')).toHaveCount(0);
    await page.getByLabel('Varaktighet (minuter)').fill('5');
    await saveButton(page).click();
    await expect(page.getByText('Skriv hela minuter, från 10 till 120.')).toBeVisible();
    await page.getByLabel('Varaktighet (minuter)').fill('45');
    await refusingWrites(page, async () => {
      await saveButton(page).click();
      await expectToast(page, 'Kunde inte spara kursen.');
    });
    await saveButton(page).dblclick();
    await expectToast(page, 'Teorikurs har skapats.');
    await expect(row(page, title)).toContainText('Utkast');
    expect(await storedWith('theoryCourses', 'title', title)).toHaveLength(1);
    await row(page, title).getByRole('button', { name: 'Redigera' }).click();
    await page.getByRole('checkbox', { name: /^Publicerad/ }).click();
    await saveButton(page).click();
    await expectToast(page, 'Teorikurs har uppdaterats.');
    await expect(row(page, title)).toContainText('Publicerad');
    await row(page, title).getByRole('button', { name: 'Ta bort' }).click();
    await expect(dialog).toContainText('Är du säker på att du vill ta bort denna kurs?');
    await dialog.getByRole('button', { name: 'Ta bort' }).click();
    await expectToast(page, 'Kursen har tagits bort.');
    expect(await storedWith('theoryCourses', 'title', title)).toHaveLength(0);
    await expectUnharmed();
  });
});

test('a file is tried, then imported once, and exported without formulas', async ({ page }) => {
  const expectUnharmed = watchForAttacks(page);
  const category = await createCategory(uniqueName('Import'), 1);
  await openPanel(page, 'practice-questions');
  const dialog = page.getByRole('dialog');
  const files = dialog.getByLabel('Filer');
  const tryOut = dialog.getByRole('button', { name: 'Provkör' });
  const open = () => page.getByRole('button', { name: 'Importera', exact: true }).click();
  await chooseCategory(page, category);
  await open();
  const name = '<img src=x onerror=pwned=1>.csv';
  await files.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('Fel;rubriker') });
  await tryOut.click();
  await expect(dialog.getByRole('alert')).toContainText(`${name}: Första raden ska vara rubriker.`);

  const cells = ['=1+1', '+46 kör', '@SUMMA(A1)', 'A', '-Regeln är så. Därför är det så.'];
  const rows = [
    'Kategori;Fråga;Alternativ A;Alternativ B;Alternativ C;Rätt svar;Förklaring;Återkoppling B',
    [category, `"${attack.replaceAll('"', '""')} i ${category}?"`, ...cells, 'Nej.'].join(';'),
    [uniqueName('Saknas'), 'Vad?', 'Ett', 'Två', 'Tre', 'A', 'Så. Är det.', 'Nej.'].join(';'),
  ];
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await files.setInputFiles(file);
  await tryOut.click();
  await expect(dialog).toContainText('Ingenting är skrivet än');
  await expect(dialog).toContainText('1 skapas, 0 uppdateras, 0 är redan som i filen och 1 nekas');
  await expect(dialog.getByRole('row').filter({ hasText: '<img src=x' })).toContainText('Skapas');
  expect(await storedWith('questions', 'category', category)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Importera 1 fråga' }).dblclick();
  await expect(dialog).toContainText('Importen är klar');
  await dialog.getByRole('button', { name: 'Välj andra filer' }).click();
  await files.setInputFiles(file);
  await tryOut.click();
  await expect(dialog).toContainText('1 är redan som i filen');
  await dialog.getByRole('button', { name: 'Stäng importen' }).click();
  expect(await storedWith('questions', 'category', category)).toHaveLength(2);

  await page.getByRole('button', { name: 'Exportera' }).click();
  await expect(dialog).toContainText('2 frågor');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Hämta fil' }).click();
  const written = readFileSync(await (await downloading).path(), 'utf8');
  expect(written.startsWith('\uFEFF')).toBe(true);
  for (const cell of cells.filter((each) => each !== 'A')) expect(written).toContain(`;'${cell};`);
  await expectUnharmed();
});

test("a learner's report arrives once and leads to the question's editor", async ({ page }) => {
  const category = await createCategory(uniqueName('Rapport'), 1);
  const text = `Det är stavat fel. ${attack}`;
  const expectUnharmed = watchForAttacks(page);
  const learner = await createLicensedLearner();
  await startSession(page, learner);
  await openSession(page, category);
  await answerWith(page, 'Fel alternativ');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Rapportera fel' }).click();
  await dialog.getByLabel('Vad är fel?').selectOption('Stavfel');
  await dialog.getByLabel('Beskriv felet (valfritt)').fill(text);
  await withoutNetwork(page, async () => {
    await dialog.getByRole('button', { name: 'Skicka' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Kunde inte skicka rapporten.');
  });
  await dialog.getByRole('button', { name: 'Skicka' }).dblclick();
  await expectToast(page, 'Tack! Vi tittar på frågan.');

  await openPanel(page, 'reports');
  const report = page.getByRole('listitem').filter({ hasText: category });
  await expect(report).toHaveCount(1);
  await expect(report).toContainText(text);
  await report.getByRole('link', { name: 'Öppna frågan' }).click();
  await expect(page.getByLabel('Fråga', { exact: true })).toHaveValue(`Fråga 1 i ${category}?`);
  const waiting = page.getByRole('region', { name: '1 felrapport väntar' });
  await expect(waiting).toContainText('Eleven svarade B (”');
  await openTab(page, 'Felrapporter');
  await refusingWrites(page, async () => {
    await report.getByLabel('Status').selectOption('Åtgärdad');
    await expect(report.getByRole('alert')).toContainText('Kunde inte ändra rapporten.');
  });
  await report.getByLabel('Status').selectOption('Åtgärdad');
  await expectToast(page, 'Rapporten har uppdaterats.');
  await expect(report).toHaveCount(0);
  await page.getByText('Åtgärdad', { exact: true }).first().click();
  await expect(report).toContainText(text);
  await report.getByText('Svara eleven').click();
  await report.getByLabel('Svar till eleven').fill(`Tack! ${attack}`);
  await report.getByRole('button', { name: 'Svara och markera åtgärdad' }).dblclick();
  await expect(report).toContainText(`Svar till eleven: Tack! ${attack}`);

  await startSession(page, learner);
  await page.goto('/min-sida');
  const own = page.getByRole('listitem').filter({ hasText: text });
  await expect(own).toContainText('Åtgärdad');
  await expect(own).toContainText(`Vårt svar: Tack! ${attack}`);
  await expectUnharmed();
});
