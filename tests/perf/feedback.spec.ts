import { createCategory, createLicensedLearner } from '../e2e/support/backend';
import { expect, openSession, signIn, test } from '../e2e/support/test';

test('benchmark: answer to feedback on a processor four times slower', async ({ page }) => {
  test.skip(
    process.env['CI'] !== undefined,
    'it reports a time, and a shared machine has none to tell',
  );
  const name = await createCategory('Återkoppling', 5);
  await signIn(page, await createLicensedLearner());
  await openSession(page, name);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let number = 1; number <= 5; number++) {
    await page.getByRole('radio').first().click();
    times.push(
      await page.getByRole('button', { name: 'Svara' }).evaluate(
        (button) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            (button as HTMLElement).click();
            requestAnimationFrame(() => {
              setTimeout(() => {
                resolve(performance.now() - start);
              });
            });
          }),
      ),
    );
    await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
    await page.waitForTimeout(450);
    await page.getByRole('button', { name: /^(Nästa|Avsluta)$/ }).click();
  }
  const median = times.sort((one, other) => one - other)[2] ?? 0;
  console.info(`answer to feedback, 4x slower: ${median.toFixed(0)} ms (bar: 50 ms)`);
});
