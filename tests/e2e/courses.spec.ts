import { expectNoViolations } from './support/axe';
import { createLearner, createLicensedLearner } from './support/backend';
import { expect, signIn, test } from './support/test';

// the test's own script is put in past the policy
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test('a learner reads a course, answers what it asks, and goes on where the reading stopped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await createLicensedLearner());
  await page.goto('/ovning');
  await page.getByRole('link', { name: 'Kurser', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kurser');
  const first = page.getByRole('link', { name: 'Läs: Vägmärken', exact: true });
  await expect(first).toBeVisible();
  await expectNoViolations(page);

  await first.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vägmärken');
  const contents = page.getByRole('navigation', { name: 'Innehåll' });
  // folded on a phone
  await page.locator('summary', { hasText: /^\d+\savsnitt$/ }).click();
  await contents.getByRole('link', { name: 'Märken om väjning' }).click();
  const heading = page.getByRole('heading', { name: 'Märken om väjning' });
  await expect(heading).toBeInViewport();
  const sign = page.getByRole('figure').filter({ hasText: 'Väjningsplikt' });
  await expect(sign.locator('svg')).toBeVisible();

  const section = page.getByRole('region', { name: 'Märken om väjning' });
  await section.getByText('Kontrollfrågor').click();
  await section.getByRole('radio').first().press('Space');
  await section.getByRole('button', { name: 'Svara' }).first().press('Enter');
  await expect(section.getByRole('region', { name: 'Förklaring' })).toBeFocused();
  await expectNoViolations(page);
  await expect(contents.getByRole('link', { name: 'Märken om väjning (läst)' })).toBeVisible();

  await page.goto('/kurser');
  await page.getByRole('link', { name: 'Fortsätt läsa: Vägmärken', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Form och färg kommer först' })).toBeInViewport();
});

test('a visitor and a learner without access are offered it; an unknown course says so', async ({
  page,
}) => {
  await page.goto('/kurser/b-kurs-vagmarken');
  await expect(page.getByRole('status', { name: 'Pris' })).toContainText('1 599 kr');
  await signIn(page, await createLearner());
  await page.goto('/kurser');
  await expect(page.getByRole('button', { name: /^Köp för/ })).toBeVisible();
  await signIn(page, await createLicensedLearner());
  await page.goto('/kurser/finns-inte');
  await expect(page.getByRole('heading', { name: 'Kursen finns inte' })).toBeVisible();
});
