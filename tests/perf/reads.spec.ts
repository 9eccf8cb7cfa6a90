import type { Page, Response } from '@playwright/test';

import { countStoredResults, createCategory, createLicensedLearner } from '../e2e/support/backend';
import { answerWith, expect, openSession, signIn, test } from '../e2e/support/test';

interface Reads {
  documents: number;
  questions: number;
}

/** Documents in one answer of the database, as it bills them: a query that finds nothing counts as one. */
async function readsOf(response: Response): Promise<Reads> {
  const method = /documents[^?]*:(\w+)/.exec(response.url())?.[1] ?? '';
  if (!['runQuery', 'batchGet', 'runAggregationQuery'].includes(method)) {
    return { documents: 0, questions: 0 };
  }
  const body = JSON.stringify(await response.json());
  const names = [...body.matchAll(/"name":"[^"]*\/documents\/([^"]+)"/g)].map(([, name]) => name);
  const missing = body.match(/"missing":/g)?.length ?? 0;
  return {
    documents: Math.max(1, names.length + missing),
    questions: names.filter((name) => name?.startsWith('questions/')).length,
  };
}

/** Counts what is read from the database while something is done. */
async function countReads(page: Page, run: () => Promise<void>): Promise<Reads> {
  const answers: Promise<Reads>[] = [];
  const note = (response: Response) => {
    if (response.url().includes('/documents')) answers.push(readsOf(response));
  };
  page.on('response', note);
  await run();
  page.off('response', note);
  const reads = await Promise.all(answers);
  return {
    documents: reads.reduce((sum, { documents }) => sum + documents, 0),
    questions: reads.reduce((sum, { questions }) => sum + questions, 0),
  };
}

test('a session in an unchanged category reads no question and at most five documents', async ({
  page,
}) => {
  const name = await createCategory('Läsningar', 6);
  const learner = await createLicensedLearner();
  await signIn(page, learner);
  const first = await countReads(page, () => openSession(page, name));
  expect(first.questions).toBe(6);

  // on a later day, when what the device remembers of access has to be asked for again
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  const again = await countReads(page, async () => {
    await page.reload();
    await expect(page.getByText('Fråga 1 av 6')).toBeVisible();
    for (let number = 1; number <= 6; number++) {
      await answerWith(page, 'Rätt alternativ');
      await page.getByRole('button', { name: /^(Nästa|Avsluta)$/ }).click();
    }
    await expect(page.getByText('Bra jobbat!')).toBeVisible();
    await expect.poll(() => countStoredResults(learner.uid)).toBe(1);
  });
  console.info(`reads of a session in an unchanged category: ${String(again.documents)}`);
  expect(again.questions).toBe(0);
  expect(again.documents).toBeGreaterThan(0);
  expect(again.documents).toBeLessThanOrEqual(5);
});
