import type { Page } from '@playwright/test';

import { paths } from '../../src/config/paths';
import { signGroups } from '../../src/domain/sign/sign-group';
import {
  createCategory,
  createLicensedLearner,
  createPaidOrder,
  firestore,
} from './support/backend';
import { signInToExams, startOperatorExam } from './support/exam';
import { advanceButton, expect, openSession, signIn, test } from './support/test';

test.use({ viewport: { width: 320, height: 640 } });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('readiness and plan are no wider than the screen', async ({ page }) => {
  await signIn(page, await createLicensedLearner());
  await page.goto('/plan');
  await expect(page.getByRole('button', { name: 'Gör min plan' })).toBeVisible();
  expect(await widthOf(page)).toBe(320);

  await page.goto('/redo');
  const link = page.getByRole('main').getByRole('link', { name: /^(Öva på|Till) / });
  await expect(link).toBeVisible();
  const { docs } = await firestore.collection('practiceCategories').get();
  for (const category of docs.filter(({ id }) => !id.startsWith('test-'))) {
    const name = category.get('name') as string;
    await link.evaluate((element, text) => {
      element.textContent = text;
    }, `Öva på ${name}`);
    expect(await widthOf(page), name).toBe(320);
  }
});

/** The pages that anybody may read. */
const publicPages = [
  paths.home.getHref(),
  paths.login.getHref(),
  paths.register.getHref(),
  paths.resetPassword.getHref(),
  paths.terms.getHref(),
  paths.privacy.getHref(),
  paths.licenceB.getHref(),
  paths.licenceTaxi.getHref(),
  paths.licenceTaxiOperator.getHref(),
  paths.licenceLorry.getHref(),
  paths.licenceMotorcycle.getHref(),
  paths.demo.getHref(),
  paths.licenceDemo.getHref('taxi-akeri'),
  paths.signs.getHref(),
  ...signGroups.map(({ slug }) => paths.sign.getHref(slug)),
  paths.sign.getHref('c31'),
  paths.signQuiz.getHref(),
  paths.signQuiz.getHref('forbudsmarken'),
  paths.purchase.getHref('full'),
  paths.purchase.getHref('tests'),
];

/** The pages of a learner with access, and of a purchase. */
const learnerPages = (order: string, course: string) => [
  paths.practice.getHref(),
  paths.review.getHref(),
  paths.mistakes.getHref(),
  paths.mistakesPractice.getHref(),
  paths.saved.getHref(),
  paths.savedPractice.getHref(),
  paths.exam.getHref(),
  paths.account.getHref(),
  paths.statistics.getHref(),
  paths.order.getHref(order),
  paths.receipt.getHref(order),
  paths.courses.getHref(),
  paths.course.getHref(course),
  paths.practiceSession.getHref('Miljö'),
];

/** Expects each page, once it is there, to be no wider than the screen. */
async function expectNarrow(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    // the first page has what a learner waits for, too, where a visitor does not see it
    await expect(page.getByText('Laddar…').filter({ visible: true })).toHaveCount(0);
    expect.soft(await widthOf(page), address).toBe(320);
  }
}

test('no page that anybody may read is wider than the screen', async ({ page }) => {
  await expectNarrow(page, publicPages);
});

test('no page of a learner is wider than the screen', async ({ page }) => {
  const learner = await createLicensedLearner();
  const order = await createPaidOrder(learner.uid);
  const { docs } = await firestore.collection('theoryCourses').limit(1).get();
  await signIn(page, learner);
  await expectNarrow(page, learnerPages(order, docs[0]?.id ?? ''));
});

test('the last question of a test is no wider than the screen, with all its buttons', async ({
  page,
}) => {
  const learner = await signInToExams(page);
  await startOperatorExam(page, learner);
  await page.getByRole('button', { name: /Alla frågor$/ }).click();
  await page.getByRole('button', { name: 'Fråga 20, obesvarad' }).click();
  await expect(page.getByRole('button', { name: 'Lämna in' })).toBeVisible();
  expect(await widthOf(page)).toBe(320);
});

test('what asks for a choice covers neither options nor buttons, is there once, and goes with the choice', async ({
  page,
}) => {
  await signIn(page, await createLicensedLearner());
  await openSession(page, await createCategory('Smal skärm', 1));
  const toast = page.locator('[data-sonner-toast][data-removed=false]', {
    hasText: 'Välj ett svar',
  });
  await advanceButton(page).click();
  await expect(toast).toBeVisible();
  await advanceButton(page).click();
  // the second takes the place of the first, which may still be there for a moment
  await expect(async () => {
    await expect(toast).toHaveCount(1);
    const [options, told, button] = await Promise.all(
      [page.getByRole('radiogroup'), toast, advanceButton(page)].map((one) => one.boundingBox()),
    );
    const bottomOf = (box: typeof told) => (box?.y ?? NaN) + (box?.height ?? NaN);
    expect(bottomOf(options ?? null)).toBeLessThanOrEqual(told?.y ?? NaN);
    expect(bottomOf(told ?? null)).toBeLessThanOrEqual(button?.y ?? NaN);
  }).toPass();
  await page.keyboard.press('1');
  await expect(toast).toHaveCount(0);
});
