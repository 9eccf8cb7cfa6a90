import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { accessOptions, type AccessSources } from '../../src/data/access/queries';
import { getRole } from '../../src/data/admins/repository';
import { isDataError } from '../../src/data/errors';
import { listActiveLicenses } from '../../src/data/licenses/repository';
import { openFreeWindow } from '../../src/data/profiles/repository';
import { queryClient } from '../../src/data/query-client';
import { listPracticeQuestions } from '../../src/data/questions/repository';
import { decideAccess, type Access } from '../../src/domain/account/access';
import { expectLogged } from '../setup/fail-on-console';
import { adminAuth, readDocument } from './support/admin';
import { newCategoryName, writeQuestion } from './support/content';
import {
  giveAdminRole,
  giveLicense,
  inMinutes,
  makeAccount,
  makeLearner,
  newEmail,
  signInAs,
  type Person,
} from './support/learners';
import { waitFor } from './support/wait';

test('an address that the account has got since is followed by the profile', async () => {
  const learner = await makeLearner();
  const email = newEmail();
  await adminAuth.updateUser(learner.uid, { email });
  await signInAs({ ...learner, email });
  await queryClient.query(accessOptions(learner.uid));
  await waitFor(async () => {
    expect(await readDocument(`profiles/${learner.uid}`)).toMatchObject({ email });
  });
});

const decide = ({ profile, licenses }: AccessSources) =>
  decideAccess(profile, licenses, ['full', 'tests'], new Date()).kind;

/** What the server does, whatever the page thinks. */
async function mayReadQuestions(): Promise<boolean> {
  const category = newCategoryName();
  await writeQuestion(category, 1);
  try {
    const questions = await listPracticeQuestions({ id: category, contentVersion: 1 });
    return questions.length === 1;
  } catch (error) {
    if (isDataError(error, 'permission-denied')) return false;
    throw error;
  }
}

/** Makes a person by profile fields, and hands out what else is given. */
async function person(
  profile: Record<string, unknown>,
  ...gifts: ((learner: Person) => Promise<void>)[]
): Promise<Person> {
  const learner = await makeLearner(profile);
  for (const give of gifts) await give(learner);
  return learner;
}

const full = (learner: Person) => giveLicense(learner);
const tests = (learner: Person) => giveLicense(learner, 'tests');
const ended = (learner: Person) => giveLicense(learner, 'full', { expiresAt: inMinutes(-1) });
const switchedOff = (learner: Person) => giveLicense(learner, 'full', { isActive: false });
const admin = giveAdminRole;
const openWindow = { freeMinutes: 10, freeMinutesStartedAt: inMinutes(-1) };
const closedWindow = { freeMinutes: 10, freeMinutesStartedAt: inMinutes(-11) };
const blocked = { userStatus: 'inactive' };

interface Kind {
  readonly name: string;
  readonly make: () => Promise<Person>;
  readonly access: Access['kind'];
  readonly isAdmin?: boolean;
  readonly mayRead: boolean;
}

const kinds: readonly Kind[] = [
  { name: 'nothing', make: () => person({}), access: 'none', mayRead: false },
  { name: 'a full licence', make: () => person({}, full), access: 'license', mayRead: true },
  { name: 'a tests licence', make: () => person({}, tests), access: 'license', mayRead: true },
  { name: 'both', make: () => person({}, full, tests), access: 'license', mayRead: true },
  { name: 'an ended licence', make: () => person({}, ended), access: 'none', mayRead: false },
  {
    name: 'an ended licence and one that runs',
    make: () => person({}, ended, tests),
    access: 'license',
    mayRead: true,
  },
  {
    name: 'a licence that is switched off',
    make: () => person({}, switchedOff),
    access: 'none',
    mayRead: false,
  },
  { name: 'an open window', make: () => person(openWindow), access: 'freeMinutes', mayRead: true },
  { name: 'a closed window', make: () => person(closedWindow), access: 'none', mayRead: false },
  {
    name: 'an unopened window',
    make: () => person({ freeMinutes: 10 }),
    access: 'freeMinutesUnopened',
    mayRead: false,
  },
  {
    name: 'a licence, but blocked',
    make: () => person(blocked, full),
    access: 'blocked',
    mayRead: false,
  },
  {
    name: 'an open window, but blocked',
    make: () => person({ ...openWindow, ...blocked }),
    access: 'blocked',
    mayRead: false,
  },
  {
    name: 'the role of administrator',
    make: () => person({}, admin),
    access: 'none',
    isAdmin: true,
    mayRead: true,
  },
  {
    name: 'the role of administrator, but blocked as a learner',
    make: () => person(blocked, admin),
    access: 'blocked',
    mayRead: false,
  },
];

describe('access', () => {
  test.each(kinds)(
    'of somebody with $name: the page decides what the server does',
    async ({ make, access, isAdmin: hasRole = false, mayRead }) => {
      const learner = await make();
      await signInAs(learner);
      const sources = await queryClient.query(accessOptions(learner.uid));
      expect(decide(sources)).toBe(access);
      expect(sources.isAdmin).toBe(hasRole);
      expect(await mayReadQuestions()).toBe(mayRead);
    },
  );

  test('comes with opening the free window', async () => {
    const learner = await makeLearner({ freeMinutes: 10 });
    await signInAs(learner);
    expect(await mayReadQuestions()).toBe(false);
    await openFreeWindow(learner.uid);
    expect(decide(await queryClient.query(accessOptions(learner.uid)))).toBe('freeMinutes');
    expect(await mayReadQuestions()).toBe(true);
  });

  test('is asked for anew every time while nothing lets the learner in', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    const access = async () => decide(await queryClient.query(accessOptions(learner.uid)));
    expect(await access()).toBe('none');
    await giveLicense(learner);
    expect(await access()).toBe('license');
  });

  test('is asked for anew after a minute by who is let in', async () => {
    const learner = await makeLearner();
    await giveLicense(learner);
    await signInAs(learner);
    const access = async () => decide(await queryClient.query(accessOptions(learner.uid)));
    expect(await access()).toBe('license');
    await giveLicense(learner, 'full', { isActive: false });
    expect(await access()).toBe('license');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect(await access()).toBe('none');
  });

  test('of an account without a profile makes the profile on the way', async () => {
    const account = await makeAccount('Alva Lind');
    await giveLicense(account);
    await signInAs(account);
    const sources = await queryClient.query(accessOptions(account.uid));
    expect(sources.profile).toMatchObject({ fullName: 'Alva Lind', email: account.email });
    expect(decide(sources)).toBe('license');
  });

  test('of somebody else cannot be asked for', async () => {
    const [other, learner] = [await makeLearner(), await makeLearner()];
    await signInAs(learner);
    await expect(queryClient.query(accessOptions(other.uid))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe("a user's licences", () => {
  test('are those that are switched on, ended ones included', async () => {
    const learner = await makeLearner();
    const expiresAt = inMinutes(-1);
    await giveLicense(learner, 'full', { expiresAt });
    await giveLicense(learner, 'tests', { isActive: false });
    await signInAs(learner);
    expect(await listActiveLicenses(learner.uid)).toEqual([
      { userId: learner.uid, productId: 'full', isActive: true, expiresAt: expiresAt.toDate() },
    ]);
  });

  test('are theirs alone', async () => {
    const [other, learner] = [await makeLearner(), await makeLearner()];
    await giveLicense(other);
    await signInAs(learner);
    expect(await listActiveLicenses(learner.uid)).toEqual([]);
    await expect(listActiveLicenses(other.uid)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  test.each([
    ['no end', { expiresAt: 'never' }],
    ['no product', { productId: undefined }],
    ['an unknown product', { productId: 'gold' }],
  ])('that have %s are left out, and the others stand', async (_fault, fields) => {
    const learner = await makeLearner();
    await giveLicense(learner, 'full', fields);
    await giveLicense(learner, 'tests');
    await signInAs(learner);
    expect(await listActiveLicenses(learner.uid)).toMatchObject([{ productId: 'tests' }]);
    expectLogged(`licenses/${learner.uid}_full is malformed and left out`);
  });
});

describe('being an administrator', () => {
  test('is a document of its own', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    expect(await getRole(learner.uid)).toBeNull();
    await giveAdminRole(learner);
    expect(await getRole(learner.uid)).toBe('owner');
  });
});
