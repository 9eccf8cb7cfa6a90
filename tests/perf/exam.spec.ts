import type { Page } from '@playwright/test';

import { createLicensedLearner } from '../e2e/support/backend';
import { expect, signIn, test } from '../e2e/support/test';

/** Milliseconds from a press on the button until the page shows the text and has been painted. */
function timeUntil(page: Page, button: string, text: string): Promise<number> {
  return page.getByRole('button', { name: button, exact: true }).evaluate(
    (element, shown) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('main')?.textContent.includes(shown) !== true) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            setTimeout(() => {
              resolve(performance.now() - start);
            });
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        const start = performance.now();
        (element as HTMLElement).click();
        look();
      }),
    text,
  );
}

const median = (times: readonly number[]) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Counts the queries for questions from now on. */
function countQuestionQueries(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"collectionId":"questions"') === true) count += 1;
  });
  return () => count;
}

test('benchmark: start of a test of seventy questions, and the next question on a processor four times slower', async ({
  page,
}) => {
  const learner = await createLicensedLearner();
  await signIn(page, learner);
  const start = async (): Promise<number> => {
    // a test that is under way would be gone on with
    await page.goto('/robots.txt');
    await page.evaluate((key) => {
      localStorage.removeItem(key);
    }, `teoriklar.exam.${learner.uid}`);
    await page.goto('/prov');
    await expect(page.getByRole('button', { name: 'Starta provet' })).toBeEnabled();
    // the earlier tests come last
    await expect(page.getByText('Du har inte skrivit det här provet än.')).toBeVisible();
    return timeUntil(page, 'Starta provet', 'Fråga 1 av 70');
  };
  const queries = countQuestionQueries(page);
  const cold = await start();
  expect(queries()).toBeGreaterThan(0);
  const queriesOfCold = queries();
  const warm = [await start(), await start(), await start()];
  expect(queries()).toBe(queriesOfCold);
  console.info(
    `a test of 70 questions starts in ${median(warm).toFixed(0)} ms from a warm cache (bar: 1000 ms), in ${cold.toFixed(0)} ms from a cold one`,
  );

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const next: number[] = [];
  for (let number = 2; number <= 10; number++) {
    await page.getByRole('radio').first().click();
    next.push(await timeUntil(page, 'Nästa', `Fråga ${String(number)} av 70`));
  }
  console.info(
    `the next question of a test, 4x slower: ${median(next).toFixed(0)} ms, at most ${Math.max(...next).toFixed(0)} ms (bar: 50 ms)`,
  );
});
