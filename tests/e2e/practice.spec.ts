import {
  countStoredSessions,
  createCategory,
  createLearner,
  createLicensedLearner,
  firestore,
  storedProgress,
} from './support/backend';
import {
  advanceButton,
  answerWith,
  expect,
  networkErrors,
  openMore,
  openSession,
  signIn,
  test,
} from './support/test';

test('a session from the first question to the result, and again', async ({ page }) => {
  const name = await createCategory('Hela passet', 3);
  const learner = await createLicensedLearner();
  await signIn(page, learner);
  await page.getByRole('link', { name: 'Övning' }).click();
  await page.getByRole('link', { name: `Öva: ${name}` }).click();
  await expect(page.getByText('Fråga 1 av 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Föregående' })).toBeDisabled();

  await page.getByRole('button', { name: 'Svara' }).click();
  await expect(page.getByText('Välj ett svar')).toBeVisible();
  await expect(page.getByText('Du måste välja ett svar innan du kan gå vidare.')).toBeVisible();

  await answerWith(page, 'Fel alternativ');
  const explanation = page.getByRole('region', { name: 'Förklaring' });
  await expect(explanation).toContainText('Fel');
  await expect(explanation).toContainText('Det frestar, men är fel.');
  await expect(explanation).toContainText('Så här är det.');
  await expect(explanation).toContainText('Trafikförordningen (1998:1276)');
  await page.getByRole('radio', { name: /^Rätt alternativ/ }).click({ force: true });
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
    'Fel alternativ (ditt svar, fel)',
  );

  await page.getByRole('button', { name: 'Nästa' }).click();
  await answerWith(page, 'Rätt alternativ');
  await page.getByRole('button', { name: 'Föregående' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
    'Fel alternativ (ditt svar, fel)',
  );
  await page.getByRole('button', { name: 'Nästa' }).click();
  await page.getByRole('button', { name: 'Nästa' }).click();
  await answerWith(page, 'Rätt alternativ');
  await page.getByRole('button', { name: 'Avsluta' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resultat: ${name}`);
  await expect(page.getByText('67 %', { exact: true })).toBeVisible();
  await expect(page.getByText('Okej resultat')).toBeVisible();
  await expect.poll(() => countStoredSessions(learner.uid)).toBe(1);
  const stored = await storedProgress(learner.uid, 'test-hela-passet');
  expect(Object.values(stored).filter(({ isRight }) => isRight)).toHaveLength(2);

  await page.getByRole('button', { name: 'Öva igen' }).click();
  await expect(page.getByText('Fråga 1 av 3')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await page.goto('/ovning');
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('2 av 3 rätt');
  await expect(card).toContainText('67 %');
  const onward = card.getByRole('link', { name: `Fortsätt: ${name}` });
  await expect(onward).toBeVisible();
  // in one line with what opens the row, whatever room there is
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const [one, other] = await Promise.all(
      [onward.locator('xpath=..'), card.getByRole('button')].map(async (element) => {
        const { y, height } = (await element.boundingBox()) ?? { y: NaN, height: NaN };
        return y + height / 2;
      }),
    );
    expect(Math.abs((one ?? NaN) - (other ?? NaN)), String(width)).toBeLessThanOrEqual(4);
  }
  const tiles = page.getByRole('navigation', { name: 'Repetera och följ upp' }).getByRole('link');
  await expect(tiles.filter({ hasText: 'kvar' })).toBeVisible();
  const heights = await tiles.evaluateAll((all) =>
    all.map((tile) => Math.round(tile.getBoundingClientRect().height)),
  );
  expect(new Set(heights).size).toBe(1);
});

test('a session by keyboard alone', async ({ page }) => {
  const name = await createCategory('Tangenter', 2);
  await signIn(page, await createLicensedLearner());
  await openSession(page, name);
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: 'Fel alternativ', exact: true })).toBeChecked();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rätt!')).toBeVisible();
  await page.waitForTimeout(450);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Fråga 2 av 2')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Fråga 1 av 2')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(450);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bra jobbat!')).toBeVisible();
});

test('a reload in the middle goes on where it was', async ({ page }) => {
  const name = await createCategory('Omladdning', 4);
  await signIn(page, await createLicensedLearner());
  await openSession(page, name);
  await answerWith(page, 'Rätt alternativ');
  await page.getByRole('button', { name: 'Nästa' }).click();
  await page.getByRole('radio', { name: 'Fel alternativ', exact: true }).click();
  const question = await page.getByRole('heading', { level: 2 }).textContent();
  await page.reload();
  await expect(page.getByText('Fråga 2 av 4')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(question ?? '');
  await expect(page.getByRole('radio', { name: 'Fel alternativ', exact: true })).toBeChecked();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the next question starts at its top and has the focus', async ({ page }) => {
    const name = await createCategory('Liten skärm', 2);
    await signIn(page, await createLicensedLearner());
    await openSession(page, name);
    await answerWith(page, 'Fel alternativ');
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await page.getByRole('button', { name: 'Nästa' }).click();
    const question = page.getByRole('heading', { level: 2 });
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport();
    await answerWith(page, 'Rätt alternativ');
    await page.getByRole('button', { name: 'Avsluta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test('the second press of a double click skips no explanation', async ({ page }) => {
  const name = await createCategory('Dubbelklick', 2);
  const learner = await createLicensedLearner();
  await signIn(page, learner);
  await openSession(page, name);
  await page.getByRole('radio', { name: 'Rätt alternativ', exact: true }).click();
  await advanceButton(page).dblclick();
  await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
  await expect(page.getByText('Fråga 1 av 2')).toBeVisible();
});

test('two tabs run the same session', async ({ page, context }) => {
  const name = await createCategory('Två flikar', 3);
  await signIn(page, await createLicensedLearner());
  await openSession(page, name);
  await page.getByRole('radio', { name: 'Rätt alternativ', exact: true }).click();
  const other = await context.newPage();
  await openSession(other, name);
  await expect(other.getByRole('radio', { name: 'Rätt alternativ', exact: true })).toBeChecked();
  await answerWith(other, 'Rätt alternativ');
  await expect(page.getByRole('region', { name: 'Förklaring' })).toBeVisible();
});

test('answers are kept however soon the page is left', async ({ page }) => {
  const name = await createCategory('Bråttom', 6);
  const learner = await createLicensedLearner();
  await signIn(page, learner);
  await openSession(page, name);
  for (let question = 1; question <= 6; question += 1) {
    await expect(page.getByText(`Fråga ${String(question)} av 6`)).toBeVisible();
    await page.getByRole('radio', { name: 'Rätt alternativ' }).click();
    await page.getByRole('button', { name: 'Svara' }).click();
    await openSession(page, name);
    // the pause in which a double click does nothing
    await page.waitForTimeout(450);
    await advanceButton(page).click();
  }
  await page.goto('/ovning');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('6 av 6 rätt');
});

test.describe('with a network that dies', () => {
  test.use({ expectedErrors: networkErrors });

  test('answers wait on the device over a reload and are sent when the network is back', async ({
    page,
    context,
  }) => {
    const name = await createCategory('Tunneln', 2);
    const learner = await createLicensedLearner();
    await signIn(page, learner);
    await openSession(page, name);
    await page.route(/documents/, (route) => route.abort());
    await answerWith(page, 'Rätt alternativ');
    await page.getByRole('button', { name: 'Nästa' }).click();
    await answerWith(page, 'Fel alternativ');
    await page.getByRole('button', { name: 'Avsluta' }).click();
    await expect(page.getByText('Behöver öva mer')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Behöver öva mer')).toBeVisible();
    expect(await storedProgress(learner.uid, 'test-tunneln')).toEqual({});

    await page.unrouteAll();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect
      .poll(async () => Object.keys(await storedProgress(learner.uid, 'test-tunneln')).length)
      .toBe(2);
    expect(await countStoredSessions(learner.uid)).toBe(1);
  });

  test('the overview says what failed and recovers by its button', async ({ page }) => {
    await signIn(page, await createLicensedLearner());
    await page.route(/documents/, (route) => route.abort());
    await page.getByRole('link', { name: 'Övning' }).click();
    const retry = page.getByRole('button', { name: 'Försök igen' });
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole('link', { name: 'Öva: Miljö' })).toBeVisible();
  });

  test('questions that cannot be loaded lead back with a message', async ({ page }) => {
    await signIn(page, await createLicensedLearner());
    await page.getByRole('link', { name: 'Övning' }).click();
    await expect(page.getByRole('link', { name: 'Öva: Miljö' })).toBeVisible();
    await page.route(/documents/, (route) => route.abort());
    await page.getByRole('link', { name: 'Öva: Miljö' }).click();
    await expect(page.getByText('Kunde inte ladda frågor.')).toBeVisible();
    await expect(page).toHaveURL('/ovning');
  });

  test('a category seen before opens while the database cannot be reached', async ({ page }) => {
    await signIn(page, await createLicensedLearner());
    await openSession(page, 'Fordonet');
    const first = page.getByText(/^Fråga 1 av \d\d$/);
    await expect(first).toBeVisible();
    await page.waitForTimeout(500);
    await page.route(/documents/, (route) => route.abort());
    await page.reload();
    await expect(first).toBeVisible();
  });
});

test('an empty or unknown category leads back with a message', async ({ page }) => {
  const name = await createCategory('Helt tom', 0);
  await signIn(page, await createLicensedLearner());
  for (const category of [name, 'Finns inte']) {
    await page.goto(`/ovning/${encodeURIComponent(category)}`);
    await expect(page.getByText('Det finns inga frågor för denna kategori än.')).toBeVisible();
    await expect(page).toHaveURL('/ovning');
  }
});

test('malformed documents are left out and logged, and the rest shows', async ({ page }) => {
  const name = await createCategory('Trasiga dokument', 2);
  const question = firestore.doc('questions/test-trasiga-dokument-1');
  await question.update({ option_b: 17 });
  await firestore.doc('practiceCategories/test-trasig').set({
    name: 'Trasig kategori',
    createdAt: new Date(),
  });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  try {
    await signIn(page, await createLicensedLearner());
    await page.getByRole('link', { name: 'Övning' }).click();
    await expect(page.getByRole('link', { name: 'Öva: Miljö' })).toBeVisible();
    await expect(page.getByText('Trasig kategori')).toHaveCount(0);
    await openSession(page, name);
    await expect(page.getByText('Fråga 1 av 1')).toBeVisible();
    expect(warnings.join('\n')).toContain('practiceCategories/test-trasig');
    expect(warnings.join('\n')).toContain('questions/test-trasiga-dokument-1');
  } finally {
    await firestore.doc('practiceCategories/test-trasig').delete();
  }
});

test('without access the offer stands where practice would, and an inactive account is told so', async ({
  page,
}) => {
  await page.goto('/ovning');
  await expect(page.getByRole('status', { name: 'Pris' })).toContainText('1 599 kr');
  await signIn(page, await createLearner({}, { expiresAt: new Date(Date.now() - 1000) }));
  await page.goto('/ovning/Milj%C3%B6');
  await expect(page).toHaveURL('/ovning');
  await expect(page.getByText('Miljö öppnas av full åtkomst.')).toBeVisible();
  await expect(page.getByText('Köp full åtkomst igen')).toBeVisible();
  await openMore(page);
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByText('Du är utloggad')).toBeVisible();
  await signIn(page, await createLearner({ userStatus: 'inactive' }));
  await page.goto('/ovning');
  await expect(page.getByText('Ditt konto är inaktivt')).toBeVisible();
});
