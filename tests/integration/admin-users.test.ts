import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { auth } from '../../src/data/firebase/auth';
import {
  changeLicenseEnd,
  endUserLicense,
  giveFullAccess,
  listLicenses,
  previewFullAccess,
} from '../../src/data/licenses/manage-licenses';
import { createUser } from '../../src/data/users/create-user';
import {
  findUserByEmail,
  giveFreeMinutes,
  listUsers,
  renameUser,
  searchUsers,
  setUserActive,
} from '../../src/data/users/repository';
import { swedishDate } from '../../src/domain/calendar-day';
import { adminAuth, database, readDocument } from './support/admin';
import { changesOf, logOf, pressOf } from './support/admin-log';
import {
  forgetLater,
  giveLicense,
  inMinutes,
  makeLearner,
  newEmail,
  type Person,
  signInAs,
  signInAsAdmin,
} from './support/learners';
import {
  everyRequest,
  hurryRetries,
  isLost,
  losesItsAnswer,
  restoreNetwork,
  writes,
} from './support/network';

const day = 24 * 60 * 60 * 1000;
/** What a purchase of full access gives: four months of 31 days. */
const months = 4 * 31 * day;

let admin: Person;

beforeEach(async () => {
  admin = await signInAsAdmin();
});

async function uidOf(email: string): Promise<string | null> {
  return adminAuth.getUserByEmail(email).then(
    ({ uid }) => uid,
    () => null,
  );
}

describe('the users', () => {
  test('come the newest first, with when they were made', async () => {
    const older = await makeLearner({ createdAt: inMinutes(1_000_000) });
    const newer = await makeLearner({ createdAt: inMinutes(1_000_001) });
    const { items } = await listUsers(null);
    expect(items.slice(0, 2).map(({ userId }) => userId)).toEqual([newer.uid, older.uid]);
    expect(items[0]?.createdAt).toBeInstanceOf(Date);
  });

  test('are found by the beginning of address, name or last name, each once', async () => {
    const lastName = `Z${admin.uid.toLowerCase()}`;
    const names = { firstName: 'Åsa', lastName, fullName: `Åsa ${lastName}` };
    const learner = await makeLearner(names);
    const find = async (typed: string) =>
      (await searchUsers(typed)).users.map(({ userId }) => userId);
    expect(await find(learner.email.slice(0, 20).toUpperCase())).toEqual([learner.uid]);
    expect(await find(lastName.toLowerCase().slice(0, 20))).toEqual([learner.uid]);
    expect(await find(`åsa ${lastName.slice(0, 20)}`)).toContain(learner.uid);
    expect(await find(' ')).toEqual([]);
  });

  test('are found by their whole address', async () => {
    expect(await findUserByEmail(` ${admin.email.toUpperCase()} `)).toMatchObject({
      userId: admin.uid,
    });
    expect(await findUserByEmail(newEmail())).toBeNull();
    await makeLearner({ email: admin.email });
    await expect(findUserByEmail(admin.email)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('are shut out and let in, and the log says so', async () => {
    const { uid } = await makeLearner();
    await setUserActive(uid, false, pressOf(admin));
    expect(await readDocument(`profiles/${uid}`)).toMatchObject({ userStatus: 'inactive' });
    await setUserActive(uid, true, pressOf(admin));
    expect(await readDocument(`profiles/${uid}`)).toMatchObject({ userStatus: 'active' });
    expect(await changesOf(admin, `profiles/${uid}`)).toEqual([
      ['deactivateUser', 'Konto: aktivt → inaktivt'],
      ['activateUser', 'Konto: inaktivt → aktivt'],
    ]);
  });

  test('are given another name, and the log says so', async () => {
    const { uid } = await makeLearner();
    await renameUser(uid, ' Åsa von Öberg ', pressOf(admin));
    const name = { firstName: 'Åsa von', lastName: 'Öberg', fullName: 'Åsa von Öberg' };
    expect(await readDocument(`profiles/${uid}`)).toMatchObject(name);
    await renameUser(uid, 'Åsa von Öberg', pressOf(admin));
    expect(await changesOf(admin, `profiles/${uid}`)).toEqual([
      ['renameUser', 'Namn: Alva Lind → Åsa von Öberg'],
    ]);
  });

  test('are not for a learner to list', async () => {
    await signInAs(await makeLearner());
    await expect(listUsers(null)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('creating a user', () => {
  test('makes an account and a profile, and the administrator stays signed in', async () => {
    const email = newEmail();
    await createUser(
      { name: ' Anna Ek ', email: ` ${email} `, password: 'hemligt' },
      pressOf(admin),
    );
    const uid = (await uidOf(email)) ?? '';
    forgetLater(uid);
    expect(await readDocument(`profiles/${uid}`)).toMatchObject({
      userId: uid,
      fullName: 'Anna Ek',
      lastName: 'Ek',
      email,
      userStatus: 'active',
      freeMinutes: 0,
    });
    // who it is, the target says: nothing about a person is kept in the log
    expect(await changesOf(admin, `profiles/${uid}`)).toEqual([['createUser']]);
    expect(auth.currentUser?.uid).toBe(admin.uid);
  });

  test('says what the sign-in service refuses', async () => {
    const user = { name: '', email: admin.email, password: 'hemligt' };
    await expect(createUser(user, pressOf(admin))).rejects.toMatchObject({ code: 'email-in-use' });
    await expect(
      createUser({ ...user, email: newEmail(), password: 'kort' }, pressOf(admin)),
    ).rejects.toMatchObject({ code: 'weak-password' });
  });

  test('leaves no account whose profile the rules refuse', async () => {
    const learner = await makeLearner();
    await signInAs(learner);
    const email = newEmail();
    await expect(
      createUser({ name: 'Anna', email, password: 'hemligt' }, pressOf(learner)),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await uidOf(email)).toBeNull();
  });

  test('leaves no account whose profile does not get through', async () => {
    const email = newEmail();
    everyRequest(isLost, writes('profiles'));
    hurryRetries();
    await expect(
      createUser({ name: 'Anna', email, password: 'hemligt' }, pressOf(admin)),
    ).rejects.toMatchObject({ code: 'network' });
    expect(await uidOf(email)).toBeNull();
  });

  test('has happened where only the answer is lost', async () => {
    const email = newEmail();
    everyRequest(losesItsAnswer, writes('profiles'));
    hurryRetries();
    await createUser({ name: '', email, password: 'hemligt' }, pressOf(admin));
    restoreNetwork();
    const uid = (await uidOf(email)) ?? '';
    forgetLater(uid);
    expect(await readDocument(`profiles/${uid}`)).toMatchObject({ fullName: email });
  });

  test('goes on with an account whose own answer is lost', async () => {
    const email = newEmail();
    everyRequest(losesItsAnswer, ({ url }) => url.includes('accounts:signUp'));
    await createUser({ name: 'Anna Ek', email, password: 'hemligt' }, pressOf(admin));
    const uid = (await uidOf(email)) ?? '';
    forgetLater(uid);
    expect(await readDocument(`profiles/${uid}`)).toMatchObject({ fullName: 'Anna Ek' });
  });
});

describe('free minutes', () => {
  test('are added to what is there, up to the most, and logged', async () => {
    const { uid } = await makeLearner({ freeMinutes: 585 });
    expect(await giveFreeMinutes(uid, 10, new Date(), pressOf(admin))).toBe(10);
    expect(await giveFreeMinutes(uid, 10, new Date(), pressOf(admin))).toBe(5);
    expect(await giveFreeMinutes(uid, 10, new Date(), pressOf(admin))).toBe(0);
    expect(await readDocument(`profiles/${uid}`)).toMatchObject({ freeMinutes: 600 });
    expect(await changesOf(admin, `profiles/${uid}`)).toEqual([
      ['grantMinutes', 'Gratis minuter: 585 → 595'],
      ['grantMinutes', 'Gratis minuter: 595 → 600'],
    ]);
  });

  test('make a window that is over begin anew, and one that is open longer', async () => {
    const startedAt = inMinutes(-5);
    const over = await makeLearner({ freeMinutes: 5, freeMinutesStartedAt: startedAt });
    const open = await makeLearner({ freeMinutes: 10, freeMinutesStartedAt: startedAt });
    for (const { uid } of [over, open]) {
      expect(await giveFreeMinutes(uid, 20, new Date(), pressOf(admin))).toBe(20);
    }
    expect(await readDocument(`profiles/${over.uid}`)).toMatchObject({
      freeMinutes: 20,
      freeMinutesStartedAt: null,
    });
    expect(await readDocument(`profiles/${open.uid}`)).toMatchObject({
      freeMinutes: 30,
      freeMinutesStartedAt: startedAt,
    });
    expect(await changesOf(admin, `profiles/${over.uid}`)).toEqual([
      ['grantMinutes', 'Gratis minuter: 5 → 20\nPåbörjade: ja → nej'],
    ]);
    await logOf(admin, `profiles/${open.uid}`);
  });

  test('are given once where the answer is lost, however often it is tried', async () => {
    const { uid } = await makeLearner({ freeMinutes: 5 });
    const press = pressOf(admin);
    everyRequest(losesItsAnswer, writes(`profiles/${uid}`));
    hurryRetries();
    expect(await giveFreeMinutes(uid, 10, new Date(), press)).toBe(10);
    expect(await giveFreeMinutes(uid, 10, new Date(), press)).toBe(10);
    expect(await readDocument(`profiles/${uid}`)).toMatchObject({ freeMinutes: 15 });
    expect(await logOf(admin, `profiles/${uid}`)).toEqual(['grantMinutes']);
  });

  test('are not given to nobody', async () => {
    await expect(giveFreeMinutes('gone', 10, new Date(), pressOf(admin))).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('full access', () => {
  test('is given for four months without an order, and once more adds to it', async () => {
    const learner = await makeLearner();
    const path = `licenses/${learner.uid}_full`;
    onTestFinished(async () => {
      await database.doc(path).delete();
    });
    const now = new Date();
    const preview = await previewFullAccess(learner.uid, now);
    const until = await giveFullAccess(learner.uid, now, pressOf(admin));
    expect(until).toEqual(new Date(now.getTime() + months));
    expect(preview).toEqual(until);
    expect(await readDocument(path)).toMatchObject({ isActive: true, orderId: null });
    const renewed = await previewFullAccess(learner.uid, now);
    expect(await giveFullAccess(learner.uid, now, pressOf(admin))).toEqual(renewed);
    expect(renewed).toEqual(new Date(until.getTime() + months));
    const [first, second] = [until, renewed].map(swedishDate);
    expect(await changesOf(admin, path)).toEqual([
      ['grantLicense', `Åtkomst: aktiv\nGäller till: ${String(first)}`],
      ['grantLicense', `Gäller till: ${String(first)} → ${String(second)}`],
    ]);
  });

  test('is given once where the answer is lost, however often it is tried', async () => {
    const learner = await makeLearner();
    await giveLicense(learner, 'full', { isActive: false });
    const path = `licenses/${learner.uid}_full`;
    const now = new Date();
    const press = pressOf(admin);
    everyRequest(losesItsAnswer, writes(path));
    hurryRetries();
    const until = new Date(now.getTime() + months);
    expect(await giveFullAccess(learner.uid, now, press)).toEqual(until);
    expect(await giveFullAccess(learner.uid, now, press)).toEqual(until);
    expect(await readDocument(path)).toMatchObject({ expiresAt: Timestamp.fromDate(until) });
    expect(await logOf(admin, path)).toEqual(['grantLicense']);
  });

  test('after an ended licence begins now', async () => {
    const learner = await makeLearner();
    await giveLicense(learner, 'full', { isActive: false });
    const now = new Date();
    expect(await giveFullAccess(learner.uid, now, pressOf(admin))).toEqual(
      new Date(now.getTime() + months),
    );
  });

  test('is ended, listed as ended, and logged', async () => {
    const learner = await makeLearner();
    await giveLicense(learner, 'tests', { expiresAt: Timestamp.fromMillis(Date.now() + day) });
    const now = new Date();
    const [license] = await listLicenses(learner.uid);
    if (license === undefined) throw new Error('no licence is listed');
    await endUserLicense(license, now, pressOf(admin));
    expect(await listLicenses(learner.uid)).toEqual([
      { ...license, isActive: false, expiresAt: now },
    ]);
    const [before, after] = [license.expiresAt, now].map(swedishDate);
    expect(await changesOf(admin, `licenses/${learner.uid}_tests`)).toEqual([
      [
        'endLicense',
        `Åtkomst: aktiv → avslutad\nGäller till: ${String(before)} → ${String(after)}`,
      ],
    ]);
  });

  test('is moved to another day, earlier or later, and not what has changed meanwhile', async () => {
    const learner = await makeLearner();
    await giveLicense(learner, 'full', { expiresAt: Timestamp.fromMillis(Date.now() + 9 * day) });
    const [license] = await listLicenses(learner.uid);
    if (license === undefined) throw new Error('no licence is listed');
    const ends = [3, 30].map((days) => new Date(Date.now() + days * day));
    const [earlier = new Date(0), later = new Date(0)] = ends;
    await changeLicenseEnd(license, earlier, pressOf(admin));
    const [moved] = await listLicenses(learner.uid);
    expect(moved).toEqual({ ...license, expiresAt: earlier });
    await expect(changeLicenseEnd(license, later, pressOf(admin))).rejects.toMatchObject({
      code: 'conflict',
    });
    await changeLicenseEnd({ ...license, expiresAt: earlier }, later, pressOf(admin));
    const [first, second, third] = [license.expiresAt, earlier, later].map(swedishDate);
    expect(await changesOf(admin, `licenses/${learner.uid}_full`)).toEqual([
      ['changeLicense', `Gäller till: ${String(first)} → ${String(second)}`],
      ['changeLicense', `Gäller till: ${String(second)} → ${String(third)}`],
    ]);
  });
});
