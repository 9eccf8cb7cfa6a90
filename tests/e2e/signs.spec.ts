import { readManifest } from '../../scripts/build/manifest';
import { readLearner } from '../../src/data/learning/stored-learner';
import { expectNoViolations } from './support/axe';
import { createLearner, firestore } from './support/backend';
import { expect, signIn, test } from './support/test';

// the test's own script is put in past the policy
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test('every sign looks as in its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/komponenter/vagmarken');
  await expect(page.locator('section svg').first()).toBeVisible();
  for (const section of await page.locator('main section').all()) {
    const id = (await section.getAttribute('id')) ?? '';
    // machines differ along edges; a dash that is moved has more
    await expect(section).toHaveScreenshot(`${id}.png`, { maxDiffPixels: 80 });
  }
});

test('the library loads a group of drawings when it is near the screen', async ({ page }) => {
  const { chunk } = readManifest('dist');
  const groups = new Map(
    ['warning', 'marking', 'signal'].map((name) => [
      `/${chunk(`src/graphics/sign/drawings/${name}.ts`).file}`,
      name,
    ]),
  );
  const drawings: string[] = [];
  page.on('request', (request) => {
    const name = groups.get(new URL(request.url()).pathname);
    if (name !== undefined) drawings.push(name);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/vagmarken');
  await expect(page.locator('a[href="/vagmarken/a1"] svg')).toBeVisible();
  expect(drawings).toEqual(['warning']);
  await expectNoViolations(page);
  await page.getByRole('searchbox').fill('cykelbox');
  await expect(page.locator('a[href="/vagmarken/m17a"] svg')).toBeVisible();
  expect(drawings).toEqual(['warning', 'marking']);
});

test('no violation on a group, a sign, the quiz and its result, by keyboard', async ({ page }) => {
  for (const address of ['/vagmarken/pabudsmarken', '/vagmarken/c35', '/vagmarken/ova']) {
    await page.goto(address);
    await expect(page.locator('main svg').first()).toBeVisible();
    await expectNoViolations(page);
  }
  await page.getByRole('link', { name: /^Varningsmärken/ }).click();
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByText(`Fråga ${String(number)} av 10`)).toBeVisible();
    await page.getByRole('radio').first().press('Space');
    await page.getByRole('button', { name: 'Svara' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
    if (number <= 2) await expectNoViolations(page);
    await page.getByRole('button', { name: /^(Nästa|Visa resultat)$/ }).press('Enter');
  }
  await expect(page.getByText(/^\d+ av 10 rätt$/)).toBeVisible();
  await expectNoViolations(page);
});

test('a search in the address is done, on a page that was rendered without it', async ({
  page,
}) => {
  await page.goto('/vagmarken?sok=cykelbox');
  await expect(page.getByRole('searchbox')).toHaveValue('cykelbox');
  await expect(page.getByRole('status').filter({ hasText: /^1 märke$/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sign has its drawing, its meaning and the way to its group', async ({ page }) => {
    await page.goto('/vagmarken/b6');
    await expect(page.getByRole('img', { name: /^rund gul skylt/ })).toBeVisible();
    await expect(page.getByText(/^På en smal sträcka ska du väja/)).toBeVisible();
    await page.getByRole('link', { name: 'Väjningspliktsmärken', exact: true }).click();
    await expect(page).toHaveURL('/vagmarken/vajningspliktsmarken');
    await expect(page.getByRole('link', { name: 'B2 Stopplikt' })).toBeVisible();
  });
});

test('a visitor is offered access before the groups that are not free', async ({ page }) => {
  await page.goto('/vagmarken/ova/forbudsmarken');
  await expect(page.getByRole('button', { name: /^Köp för/ })).toBeVisible();
});

test('what a learner answers about signs is remembered', async ({ page }) => {
  const learner = await createLearner();
  await signIn(page, learner);
  await page.goto('/vagmarken/ova/varningsmarken');
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Svara' }).click();
  await expect(page.getByRole('button', { name: 'Nästa' })).toBeVisible();
  // what waits is sent when the page is left
  await page.goto('/vagmarken');
  const answered = async () => {
    const { docs } = await firestore.collection(`users/${learner.uid}/learning`).get();
    return docs.flatMap((document) => {
      const { categories } = readLearner(document.ref.path, document.data());
      return Object.entries(categories).map(([id, { questions }]) => [id, Object.keys(questions)]);
    });
  };
  await expect.poll(async () => (await answered()).flat(2).length).toBe(2);
  expect((await answered())[0]?.[0]).toBe('skyltquiz');
});
