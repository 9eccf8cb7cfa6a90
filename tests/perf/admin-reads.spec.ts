import { storedFullOrder } from '../factories/purchase';
import type { Page, Request } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';

import { groupIdOf } from '../../src/domain/client-error/client-error';
import { adminTabs } from '../../src/admin/frame/tabs';
import { openPanel, tabContent, uniqueName } from '../e2e/support/admin';
import { createCategory, firestore } from '../e2e/support/backend';
import { countReads } from '../e2e/support/reads';
import { expect, test } from '../e2e/support/test';

/** More than two pages of a list. */
const many = 70;
const most = 60;

/** Fills what the tabs list, each with more than two pages, older than what other tests look for. */
async function fillDatabase(): Promise<void> {
  await createCategory(uniqueName('Mängden'), many);
  const writer = firestore.bulkWriter();
  const at = Timestamp.fromMillis(Date.now() - 400 * 24 * 60 * 60 * 1000);
  const times = { createdAt: at, updatedAt: at };
  for (let number = 1; number <= many; number++) {
    const id = `mangd-${String(number)}`;
    void writer.set(firestore.doc(`profiles/${id}`), {
      firstName: 'Många',
      lastName: 'Mängdsson',
      fullName: 'Många Mängdsson',
      email: `${id}@teoriklar.test`,
      userStatus: 'active',
      freeMinutes: 0,
      freeMinutesStartedAt: null,
      createdAt: at,
    });
    void writer.set(firestore.doc(`questions/${id}`), {
      kind: 'theory',
      question_text: `Gammal fråga ${String(number)}?`,
      option_a: 'Ja',
      option_b: 'Nej',
      option_c: 'Kanske',
      correct_answer: 'a',
      category: 'b-körkort',
      explanation: 'Så är det. Därför är det så.',
      difficulty_level: 1,
      licence_type: 'B',
      option_feedback: {},
      ...times,
    });
    void writer.set(firestore.doc(`theoryCourses/${id}`), {
      title: `Kurs ${String(number)}`,
      description: 'En av många.',
      content: 'Text.',
      duration_minutes: 30,
      licence_type: 'B',
      order: 9000 + number,
      isPublished: false,
      ...times,
    });
    void writer.set(firestore.doc(`discountCodes/MANGD-${String(number)}`), {
      code: `MANGD-${String(number)}`,
      discount_percentage: 10,
      expires_at: null,
      is_active: false,
      is_used_up: false,
      ...times,
    });
    void writer.set(firestore.doc(`discountUses/MANGD-${String(number)}`), {
      max_uses: 10,
      current_uses: 0,
      ...times,
    });
    void writer.set(firestore.doc(`questionReports/${id}`), {
      userId: id,
      questionId: id,
      reason: 'other',
      text: 'En av många.',
      status: 'new',
      ...times,
    });
    const problem = { message: `Fel nummer ${String(number)}`, version: 'index-mangd' };
    void writer.set(firestore.doc(`clientErrors/${id}`), {
      ...problem,
      kind: 'error',
      stack: '',
      page: '/demo',
      browser: 'Firefox 132, Linux',
      createdAt: at,
    });
    void writer.set(firestore.doc(`clientErrorMarks/${groupIdOf(problem)}`), {
      state: 'done',
      markedAt: at,
    });
    void writer.set(firestore.doc(`adminLog/${id}`), {
      actor: `mangd-${String((number % 5) + 1)}`,
      action: 'grantMinutes',
      target: `profiles/${id}`,
      at,
    });
    void writer.set(firestore.doc(`adminLog/mangd-ett-${String(number)}`), {
      actor: `mangd-${String(number)}`,
      action: 'grantMinutes',
      target: 'profiles/mangd-1',
      at,
    });
    void writer.set(firestore.doc(`adminLog/mangd-order-${String(number)}`), {
      actor: `mangd-${String(number)}`,
      action: 'refundOrder',
      target: 'orders/TKMANGD221',
      at,
    });
    void writer.set(firestore.doc(`customerNotes/${id}`), {
      userId: 'mangd-1',
      text: 'En av många.',
      author: id,
      createdAt: at,
    });
    void writer.set(firestore.doc(`questionReports/mangd-1_${id}`), {
      userId: 'mangd-1',
      questionId: id,
      reason: 'other',
      text: 'En av många.',
      status: 'done',
      ...times,
    });
    // half of them one customer's
    void writer.set(firestore.doc(`orders/TKMANGD22${String(number)}`), {
      userId: number % 2 === 1 ? 'mangd-1' : id,
      ...storedFullOrder,
      months: 4,
      status: 'cancelled',
      paidAt: null,
      ...times,
    });
    void writer.set(firestore.doc(`admins/${id}`), {
      email: `${id}@teoriklar.test`,
      grantedAt: at,
      grantedBy: id,
    });
  }
  await writer.close();
}

/** Waits until the page asks the database for nothing more. */
function watchRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return async () => {
    // twice, since what one answer says may lead to another question
    for (let look = 0; look < 2; look++) {
      await page.waitForTimeout(150);
      await expect.poll(() => running.size).toBe(0);
    }
  };
}

test('a tab that is opened directly reads at most sixty documents, however many there are', async ({
  page,
}) => {
  await fillDatabase();
  const settle = watchRequests(page);
  await openPanel(page, 'questions');
  await settle();
  // nothing that an earlier tab has left on the device
  await page.addInitScript(() => indexedDB.deleteDatabase('teoriklar-cache'));
  const reads: Record<string, number> = {};
  const views = [
    ...adminTabs.map(({ key, label }) => ({ at: key, label, name: label })),
    { at: 'orders?order=TKMANGD221', label: 'Ordrar', name: 'an order' },
    { at: 'orders?kund=mangd-1', label: 'Ordrar', name: 'the orders of a customer' },
    { at: 'orders?sok=mängdsson', label: 'Ordrar', name: 'a search for the orders of a name' },
    { at: 'orders?sok=TKMANGD', label: 'Ordrar', name: 'a search for a reference' },
    { at: 'users?kund=mangd-1', label: 'Användare', name: 'a customer' },
    ...['practice-questions?saknar=granskning', 'practice-questions?visa=med-rapporter'].map(
      (at) => ({
        at,
        label: 'Övningsfrågor',
        name: at,
      }),
    ),
    ...['questions?saknar=lagrum', 'questions?visa=med-rapporter'].map((at) => ({
      at,
      label: 'Gamla frågor',
      name: at,
    })),
  ];
  for (const { at, label, name } of views) {
    const { documents, madeCategories } = await countReads(page, async () => {
      await page.goto(`/admin/${at}`);
      await expect(tabContent(page, label)).toBeVisible();
      await settle();
    });
    reads[name] = documents - madeCategories;
  }
  // with the list of categories, and all that each part of the search may read
  reads['Hitta'] = await (async () => {
    const { documents, madeCategories } = await countReads(page, async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Hitta' }).fill('mängd');
      await expect(page.getByRole('option', { name: /Mängdsson/ }).first()).toBeVisible();
      await settle();
    });
    return documents - madeCategories;
  })();
  console.info(`documents read by a tab that is opened directly: ${JSON.stringify(reads)}`);
  // the shell alone counts what waits and looks up who asks
  expect(Math.min(...Object.values(reads))).toBeGreaterThan(2);
  expect(Object.entries(reads).filter(([, documents]) => documents > most)).toEqual([]);
});
