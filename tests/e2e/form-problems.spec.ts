import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import {
  createAdmin,
  findTabLink,
  openPanel,
  refusingWrites,
  tabContent,
  uniqueName,
} from './support/admin';
import { createCategory, createLearner, createLicensedLearner } from './support/backend';
import { answerWith, expect, networkErrors, openSession, startSession, test } from './support/test';

// the forms are sent with what is refused
test.use({ expectedErrors: networkErrors });

/** A phone's screen and a small laptop's. */
const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** A form as it is met: how it is opened and filled in, so that sending it fails. */
interface FailingForm {
  /** The file of src/ that makes it. */
  file: string;
  open: (page: Page) => Promise<void>;
  button: string;
  /** What the page says. */
  message: string;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** What of the focused message and its form's button is out of sight, covered, or too far apart. */
function faultsOf(button: Locator): Promise<string[]> {
  return button.evaluate((pressed) => {
    const focused = document.activeElement;
    const form = pressed.closest('form');
    if (focused === null || form === null || !form.contains(focused)) return ['not focused'];
    const noteId = focused.getAttribute('aria-describedby');
    const message = noteId === null ? focused : document.getElementById(noteId);
    if (message === null) return ['no message'];
    const [text, end] = [message.getBoundingClientRect(), pressed.getBoundingClientRect()];
    const isSeen = (element: Element, { left, right, top, bottom }: DOMRect) =>
      top >= 0 &&
      bottom <= innerHeight &&
      element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    // a field's own message stands at the field
    const gap = noteId === null ? Math.max(end.top - text.bottom, text.top - end.bottom) : 0;
    return [
      ...(isSeen(message, text) ? [] : ['message out of sight']),
      ...(noteId !== null || isSeen(pressed, end) ? [] : ['button out of sight']),
      ...(gap <= 64 ? [] : [`${String(gap)} px apart`]),
    ];
  });
}

/** Sends each form so that it fails, on either screen, and expects to be shown why. */
async function expectShown(page: Page, forms: readonly FailingForm[]): Promise<void> {
  for (const { file, open, button, message } of forms) {
    await test.step(file, async () => {
      const [first] = screens;
      if (first !== undefined) await page.setViewportSize(first);
      await open(page);
      // two forms of one page may fail with the same words
      const form = page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: button, exact: true }) });
      const send = form.getByRole('button', { name: button, exact: true });
      for (const screen of screens) {
        await page.setViewportSize(screen);
        // under the pointer the message of the form before would stay, over this one's button
        await page.mouse.move(0, 0);
        await send.click();
        await expect(form.getByText(message)).toBeVisible();
        await expect.poll(() => faultsOf(send), `${file} at ${String(screen.width)}`).toEqual([]);
      }
    });
  }
}

/** Goes to another tab of the panel, and leaves what is not saved. */
async function leaveFor(page: Page, name: string): Promise<void> {
  const leave = page.getByRole('button', { name: 'Lämna utan att spara' });
  const chosen = tabContent(page, name);
  await (await findTabLink(page, name)).click();
  await expect(leave.or(chosen)).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  await expect(chosen).toBeVisible();
}

const ofVisitors: FailingForm[] = [
  {
    file: 'features/auth/register-page.tsx',
    open: async (page) => {
      const { email } = await createLearner();
      await page.goto('/register');
      await field(page, 'Förnamn').fill('Åsa');
      await field(page, 'Efternamn').fill('Öberg');
      await field(page, 'E-postadress').fill(email);
      await field(page, 'Lösenord').fill('hemligt');
      await field(page, 'Bekräfta lösenord').fill('hemligt');
      await page.getByRole('checkbox', { name: /^Jag accepterar/ }).click();
    },
    button: 'Skapa konto',
    message: 'En användare med denna e-postadress existerar redan',
  },
  {
    file: 'features/auth/login-page.tsx',
    open: async (page) => {
      await page.goto('/login');
      await field(page, 'E-postadress').fill('finns-inte@teoriklar.test');
      await field(page, 'Lösenord').fill('fel-losenord');
    },
    button: 'Logga in',
    message: 'Fel e-postadress eller lösenord',
  },
  {
    file: 'features/auth/reset-password-page.tsx',
    open: async (page) => {
      await page.route(/accounts:sendOobCode/, (route) => route.abort());
      await page.goto('/glomt-losenord');
      await field(page, 'E-postadress').fill('asa@teoriklar.test');
    },
    button: 'Skicka länk',
    message: 'Mejlet kunde inte skickas.',
  },
];

const ofLearners: FailingForm[] = [
  {
    file: 'features/account/profile-card.tsx',
    open: async (page) => {
      await startSession(page, await createLearner());
      await page.goto('/min-sida');
      await page.route(/accounts:update/, (route) => route.abort());
      await field(page, 'Namn').fill('Åsa Öberg');
    },
    button: 'Spara',
    message: 'Kunde inte uppdatera profilen',
  },
  {
    file: 'components/account/new-password-form.tsx',
    open: async (page) => {
      await field(page, 'Nytt lösenord').fill('hemligt');
      await field(page, 'Bekräfta nytt lösenord').fill('hemliga');
    },
    button: 'Ändra lösenord',
    message: 'Lösenorden matchar inte.',
  },
  {
    file: 'features/account/identity-form.tsx',
    open: async (page) => {
      await page.getByRole('button', { name: 'Ta bort konto' }).click();
      await field(page, 'Nuvarande lösenord').fill('fel-losenord');
    },
    button: 'Ta bort kontot',
    message: 'Fel lösenord',
  },
  {
    file: 'features/purchase/discount-form.tsx',
    open: async (page) => {
      await page.goto('/ovning');
      await page.getByLabel('Rabattkod (valfritt)').fill('FINNSINTE');
    },
    button: 'Använd',
    message: 'Rabattkoden finns inte. Kontrollera stavningen.',
  },
  {
    file: 'features/learning/plan/plan-form.tsx',
    open: async (page) => {
      await startSession(page, await createLicensedLearner());
      await page.goto('/plan');
    },
    button: 'Gör min plan',
    message: 'Välj ett datum.',
  },
  {
    file: 'components/question/report-dialog.tsx',
    open: async (page) => {
      await openSession(page, await createCategory(uniqueName('Rapport'), 1));
      await answerWith(page, 'Rätt alternativ');
      await page.getByRole('button', { name: 'Rapportera fel' }).click();
      await page.getByLabel('Vad är fel?').selectOption({ index: 1 });
    },
    button: 'Skicka',
    message: 'Kunde inte skicka rapporten.',
  },
];

const unlockForm: FailingForm = {
  file: 'admin/frame/unlock-form.tsx',
  open: async (page) => {
    await startSession(page, await createAdmin());
    await page.goto('/admin');
    await field(page, 'Lösenord').fill('fel-losenord');
  },
  button: 'Logga in',
  message: 'Det angivna lösenordet är felaktigt.',
};

const ofAdministrators: FailingForm[] = [
  {
    file: 'admin/practice-categories/category-editor.tsx',
    open: async (page) => {
      await page.getByRole('button', { name: 'Lägg till kategori' }).click();
      await field(page, 'Namn').fill('Nekad');
      await page.getByLabel('Beskrivning').fill('Nekas.');
    },
    button: 'Spara',
    message: 'Kunde inte spara övningskategorin.',
  },
  {
    file: 'admin/questions/question-form.tsx',
    open: async (page) => {
      await leaveFor(page, 'Gamla frågor');
      await page.getByRole('button', { name: 'Lägg till fråga' }).click();
      await field(page, 'Fråga').fill('Nekas frågan?');
      for (const key of ['A', 'B', 'C']) await field(page, `Alternativ ${key}`).fill(`Svar ${key}`);
    },
    button: 'Spara',
    message: 'Kunde inte spara frågan.',
  },
  {
    file: 'admin/question-import/import-dialog.tsx',
    open: async (page) => {
      await leaveFor(page, 'Övningsfrågor');
      await page.getByRole('button', { name: 'Importera', exact: true }).click();
      await page.getByLabel('Filer').setInputFiles({
        name: 'fel.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Fel;rubriker'),
      });
    },
    button: 'Provkör',
    message: 'Filen kunde inte provköras',
  },
  {
    file: 'admin/courses/course-editor.tsx',
    open: async (page) => {
      await page.keyboard.press('Escape');
      await leaveFor(page, 'Teorikurser');
      await page.getByRole('button', { name: 'Skapa kurs' }).click();
      await page.getByLabel('Titel').fill('Nekad');
    },
    button: 'Spara',
    message: 'Kunde inte spara kursen.',
  },
  {
    file: 'admin/question-categories/add-category-form.tsx',
    open: async (page) => {
      await leaveFor(page, 'Kategorier');
      await field(page, 'Namn').fill('nekad');
    },
    button: 'Lägg till',
    message: 'Kunde inte lägga till kategorin.',
  },
  {
    file: 'admin/shared/form-dialog.tsx',
    open: async (page) => {
      await page.getByRole('button', { name: 'Ändra pris' }).first().click();
      await page.getByRole('dialog').getByLabel('Pris (kr)').fill('75');
    },
    button: 'Spara',
    message: 'Kunde inte spara kategorin.',
  },
  {
    file: 'admin/discounts/create-discount-form.tsx',
    open: async (page) => {
      await page.keyboard.press('Escape');
      await leaveFor(page, 'Rabatter');
      await page.getByRole('textbox', { name: 'Kod' }).fill('NEKAD');
    },
    button: 'Skapa',
    message: 'Kunde inte skapa rabattkoden.',
  },
  {
    file: 'admin/shared/minutes-form.tsx',
    open: async (page) => {
      await leaveFor(page, 'Användarkonto');
      await page.getByRole('button', { name: 'Välj' }).first().click();
      await page.getByLabel('Gratis minuter').fill('15');
    },
    button: 'Ge minuter',
    message: 'Kunde inte ge gratis minuter.',
  },
  {
    file: 'admin/users/customer-notes.tsx',
    open: async (page) => {
      await leaveFor(page, 'Användare');
      await page.getByRole('link', { name: 'Test Testsson' }).first().click();
      await page.getByLabel('Ny anteckning').fill('Nekas.');
    },
    button: 'Spara anteckning',
    message: 'Kunde inte spara anteckningen.',
  },
  {
    file: 'admin/administrators/grant-form.tsx',
    open: async (page) => {
      await leaveFor(page, 'Admin-inställningar');
      await page.getByLabel('Ny administratörs e-post').fill('finns-inte@teoriklar.test');
    },
    button: 'Välj roll',
    message: 'Det finns ingen användare med den adressen.',
  },
  {
    file: 'admin/administrators/admin-password.tsx',
    open: async (page) => {
      await field(page, 'Nytt lösenord').fill('hemligt');
      await field(page, 'Bekräfta nytt lösenord').fill('hemliga');
    },
    button: 'Ändra lösenord',
    message: 'Lösenorden matchar inte.',
  },
  {
    file: 'admin/payments/settings-form.tsx',
    open: async (page) => {
      await leaveFor(page, 'Betalning');
      // while payments wait it leads to them
      await page.getByRole('tab', { name: 'Inställningar' }).click();
      await page.getByLabel('Publik nyckel').fill('pk-nekad');
    },
    button: 'Spara inställningar',
    message: 'Kunde inte spara',
  },
  {
    file: 'admin/payments/secret-key-form.tsx',
    open: async (page) => {
      await field(page, 'Ny hemlig nyckel').fill('sk-nekad');
    },
    button: 'Byt nyckel',
    message: 'Kunde inte spara',
  },
  {
    file: 'admin/books/book-settings-form.tsx',
    open: async (page) => {
      await leaveFor(page, 'Ekonomi');
      await page.getByText('Konton och räkenskapsår').click();
      await page.getByLabel('Konto för Swish').fill('19');
    },
    button: 'Spara konton',
    message: 'Skriv kontots fyra siffror',
  },
];

test('a visitor whose form fails is shown why', async ({ page }) => {
  await expectShown(page, ofVisitors);
});

test('a learner whose form fails is shown why', async ({ page }) => {
  await refusingWrites(page, () => expectShown(page, ofLearners));
});

test('an administrator whose form fails is shown why', async ({ page }) => {
  await expectShown(page, [unlockForm]);
  await createLearner();
  await openPanel(page, 'practice-categories');
  await refusingWrites(page, () => expectShown(page, ofAdministrators));
});

test('no form of the product is left out', async () => {
  const folder = new URL('../../src/', import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'),
  );
  // a search has no message of its own: its result says what came of it
  const withForms = files.filter((name) =>
    /<form\s(?!\s*role="search")/.test(readFileSync(new URL(name, folder), 'utf8')),
  );
  const tried = [...ofVisitors, ...ofLearners, unlockForm, ...ofAdministrators];
  expect(withForms.sort()).toEqual(tried.map(({ file }) => file).sort());
});
