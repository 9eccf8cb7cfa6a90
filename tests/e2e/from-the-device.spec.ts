import type { Page, Route } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';

import {
  createCategory,
  createLearner,
  createLicensedLearner,
  firestore,
  storedAnswers,
  type Learner,
} from './support/backend';
import { signedInUser } from './support/session';
import {
  answerWith,
  expect,
  openMore,
  openSession,
  signIn,
  startSession,
  test,
} from './support/test';

/** Whatever is asked over the network but for the program itself, which the service worker has on the device. */
const services = /identitytoolkit|securetoken|\/documents|favicon\.svg/;

/** From now on nothing that is asked is answered, until what this returns is called. */
async function hangNetwork(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  await page.route(services, (route) => void waiting.push(route));
  return async () => {
    await page.unroute(services);
    await Promise.all(waiting.map((route) => route.continue().catch(() => undefined)));
  };
}

/** A learner who has answered one question right and one wrong, whose device knows the overview and those two pages. */
async function practise(page: Page, category: string): Promise<Learner> {
  const name = await createCategory(category, 3);
  const learner = await createLicensedLearner();
  await signIn(page, learner);
  await openSession(page, name);
  await answerWith(page, 'Rätt alternativ');
  await page.getByRole('button', { name: 'Nästa' }).click();
  await answerWith(page, 'Fel alternativ');
  await page.goto('/ovning');
  await expect(page.getByText('Nästa steg')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('1 av 3 rätt');
  await expect.poll(() => storedAnswers(learner.uid)).not.toEqual({});
  return learner;
}

/** The names of what the device keeps of somebody's, read from the server. */
function keptOf(page: Page, uid: string): Promise<string[]> {
  return page.evaluate(async (part) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
      });
    const database = await done(indexedDB.open('teoriklar-cache'));
    const names = await done(database.transaction('queries').objectStore('queries').getAllKeys());
    database.close();
    return names.map(String).filter((name) => name.includes(part));
  }, uid);
}

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

// less than the fifteen seconds after which the first request is given up
test.describe('while the network answers nothing', () => {
  test('what the device has opens: overview, session, repetition, mistakes, statistics', async ({
    page,
  }) => {
    const name = 'Utan svar';
    await practise(page, name);
    await page.goto('/repetition');
    await expect(page.getByText(/^Fråga 1 av/)).toBeVisible();
    await page.goto('/mina-fel');
    await expect(page.getByText(/^Fråga \d i Utan svar\?$/)).toBeVisible();
    await page.goto('/min-sida/statistik');
    await expect(page.getByText('övningspass')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await hangNetwork(page);

    const shown = { timeout: 14_000 };
    await page.goto('/ovning');
    await expect(cardOf(page, name)).toContainText('1 av 3 rätt', shown);
    await expect(page.getByText('Nästa steg')).toBeVisible(shown);
    await openSession(page, name);
    await expect(page.getByText('Fråga 2 av 3')).toBeVisible(shown);
    await page.goto('/repetition');
    await expect(page.getByText(/^Fråga 1 av/)).toBeVisible(shown);
    await page.goto('/mina-fel');
    await expect(page.getByText(/^Fråga \d i Utan svar\?$/)).toBeVisible(shown);
    await page.goto('/min-sida/statistik');
    await expect(page.getByText('övningspass')).toBeVisible(shown);
  });

  test('what is answered waits, and is sent when the service has said who is here', async ({
    page,
  }) => {
    const name = 'Svar som väntar';
    const { uid } = await practise(page, name);
    const answer = await hangNetwork(page);
    await openSession(page, name);
    await page.getByRole('button', { name: 'Nästa' }).click();
    await answerWith(page, 'Rätt alternativ');
    expect(Object.keys(await storedAnswers(uid))).toHaveLength(2);
    await answer();
    await expect.poll(async () => Object.keys(await storedAnswers(uid)).length).toBe(3);
  });
});

test('an overview that is refreshed to the same stays as it is, and where it is', async ({
  page,
}) => {
  const name = 'Som förut';
  await practise(page, name);
  const answer = await hangNetwork(page);
  await page.goto('/ovning');
  await expect(page.getByText('Nästa steg')).toBeVisible();
  const link = cardOf(page, name).getByRole('link', { name: `Fortsätt: ${name}` });
  await link.focus();
  // a drawing comes when its place, which its row begins with, comes near the screen
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main li span:first-child:has(+ div h2)')].every((place) => {
      const { top, bottom } = place.getBoundingClientRect();
      return bottom < -300 || top > innerHeight + 300 || place.querySelector('svg') !== null;
    }),
  );
  const before = await page.evaluate(() => {
    const main = document.querySelector('main');
    const counted = { changes: 0 };
    Object.assign(window, { counted });
    new MutationObserver((records) => {
      counted.changes += records.length;
    }).observe(main as Node, { childList: true, subtree: true, characterData: true });
    return { scrolled: window.scrollY, html: main?.innerHTML };
  });
  await answer();
  await page.waitForLoadState('networkidle');
  await expect(link).toBeFocused();
  const after = await page.evaluate(() => ({
    scrolled: window.scrollY,
    html: document.querySelector('main')?.innerHTML,
  }));
  expect(after).toEqual(before);
  expect(
    await page.evaluate(() => (window as unknown as { counted: { changes: number } }).counted),
  ).toEqual({ changes: 0 });
});

test.describe('what has changed since', () => {
  // the last: what is read anew behind what the device has is given up, and the library that began it does not listen
  // what is read in the name of an account that is gone is refused, and what is sent past a cut line fails
  test.use({
    expectedErrors: /status of 40[03]|net::ERR_FAILED|^CancelledError$|^Request failed with error/,
  });

  test('an account that has been blocked meanwhile is shut out of what the device shows', async ({
    page,
  }) => {
    const name = 'Avstängd sedan';
    const { uid } = await practise(page, name);
    await firestore.doc(`profiles/${uid}`).update({ userStatus: 'inactive' });
    await page.clock.setSystemTime(Date.now() + 2 * 60_000);
    const answer = await hangNetwork(page);
    await page.goto('/ovning');
    await expect(cardOf(page, name)).toBeVisible();
    await answer();
    await expect(page.getByText('Ditt konto är inaktivt')).toBeVisible();
    await expect(cardOf(page, name)).toBeHidden();
  });

  for (const [what, change] of [
    ['deleted', (uid: string) => getAuth().deleteUser(uid)],
    ['disabled', (uid: string) => getAuth().updateUser(uid, { disabled: true })],
  ] as const) {
    test(`whose account has been ${what} on another device signs in, and nothing of it is left`, async ({
      page,
    }) => {
      const name = `Konto ${what}`;
      const { uid } = await practise(page, name);
      const answer = await hangNetwork(page);
      await openSession(page, name);
      await expect(page.getByText('Fråga 2 av 3')).toBeVisible();
      await change(uid);
      await answer();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logga in');
      await expect.poll(() => keptOf(page, uid)).toEqual([]);
    });
  }

  test('of two accounts on one device each is shown its own, and nothing is sent for the other', async ({
    page,
  }) => {
    const name = 'Två konton';
    const first = await practise(page, name);
    const second = await createLearner();
    await page.route(/documents:commit/, (route) => route.abort());
    await openSession(page, name);
    await page.getByRole('button', { name: 'Nästa' }).click();
    await answerWith(page, 'Rätt alternativ');
    await page.unroute(/documents:commit/);
    // signed in without this program's having heard of it
    const [key, user] = await signedInUser(second);
    await page.goto('/robots.txt');
    await page.evaluate(
      ([at, value]) => {
        localStorage.setItem(at, value);
      },
      [key, user] as const,
    );
    const answer = await hangNetwork(page);
    await page.goto('/ovning');
    await expect(page.getByText('Laddar…').first()).toBeVisible();
    await expect(cardOf(page, name)).toBeHidden();
    await answer();
    await expect(page.getByRole('heading', { name: 'Få full åtkomst' })).toBeVisible();
    await expect.poll(() => keptOf(page, first.uid)).toEqual([]);
    expect(Object.keys(await storedAnswers(first.uid))).toHaveLength(2);
    expect(await storedAnswers(second.uid)).toEqual({});

    // what waited is the first one's still
    await startSession(page, first);
    await page.goto('/ovning');
    await expect.poll(async () => Object.keys(await storedAnswers(first.uid)).length).toBe(3);
  });

  test('who signs out in another tab is signed out in this one, though it has heard of nobody yet', async ({
    page,
    context,
  }) => {
    const name = 'Annan flik';
    const { uid } = await practise(page, name);
    const answer = await hangNetwork(page);
    await page.goto('/ovning');
    await expect(cardOf(page, name)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await openMore(other);
    await other.getByRole('button', { name: 'Logga ut' }).click();
    await expect(other.getByText('Du är utloggad')).toBeVisible();
    await expect(cardOf(page, name)).toBeHidden();
    await answer();
    await expect(page.getByRole('heading', { name: 'Få full åtkomst' })).toBeVisible();
    await expect.poll(() => keptOf(page, uid)).toEqual([]);
  });
});
