import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';

import { listEntriesAbout } from '../../src/data/admin-log/repository';
import { listAllOrders, searchOrders } from '../../src/data/orders/list-all-orders';
import { cancelPendingOrder, refundOrder, refundPart } from '../../src/data/orders/manage-orders';
import { undoConfirmation } from '../../src/data/payments/undo-confirmation';
import { listBookEntries } from '../../src/data/orders/list-book-entries';
import { confirmPayment } from '../../src/data/payments/confirm-payment';
import { createDiscountCode, deleteDiscountCode } from '../../src/data/discount-codes/manage-codes';
import { getDiscountCode } from '../../src/data/discount-codes/repository';
import { listReportsBy } from '../../src/data/question-reports/reports-by';
import { getUser, setUserActive } from '../../src/data/users/repository';
import { readDocument, writeDocument } from './support/admin';
import { changesOf, logOf, pressOf } from './support/admin-log';
import {
  giveLicense,
  inMinutes,
  makeLearner,
  type Person,
  signInAs,
  signInAsAdmin,
} from './support/learners';
import { writeOrder } from './support/orders';

let admin: Person;

beforeEach(async () => {
  admin = await signInAsAdmin();
});

const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

describe('all orders', () => {
  test('are listed, the newest first, page by page', async () => {
    const { uid } = await makeLearner();
    const made: string[] = [];
    for (let minute = 0; minute < 13; minute++) {
      made.unshift(await writeOrder(uid, { createdAt: inMinutes(2_000_000 + minute) }));
    }
    const first = await listAllOrders({}, null);
    expect(idsOf(first.items)).toEqual(made.slice(0, 12));
    expect(idsOf((await listAllOrders({}, first.next)).items)[0]).toBe(made[12]);
    expect(idsOf((await listAllOrders({ userId: uid }, null, 5)).items)).toEqual(made.slice(0, 5));
  });

  test('are narrowed by what they are, and by several things at once', async () => {
    const { uid } = await makeLearner();
    const at = (minute: string) => Timestamp.fromDate(new Date(`2004-03-20T12:${minute}:00Z`));
    const made = {
      cash: await writeOrder(uid, { createdAt: at('01') }),
      card: await writeOrder(uid, { createdAt: at('02'), method: 'sumup' }),
      tests: await writeOrder(uid, { createdAt: at('03'), productId: 'tests' }),
      waits: await writeOrder(uid, { createdAt: at('04'), status: 'pending', method: 'sumup' }),
    };
    const period = { from: at('01').toDate(), to: at('05').toDate() };
    const find = async (filter: Parameters<typeof listAllOrders>[0]) =>
      idsOf((await listAllOrders({ period, ...filter }, null)).items);
    expect(await find({})).toEqual([made.waits, made.tests, made.card, made.cash]);
    expect(await find({ status: 'pending' })).toEqual([made.waits]);
    expect(await find({ productId: 'tests' })).toEqual([made.tests]);
    expect(await find({ method: 'sumup' })).toEqual([made.waits, made.card]);
    expect(await find({ method: 'sumup', status: 'paid', productId: 'full' })).toEqual([made.card]);
    expect(await find({ period: { from: at('02').toDate(), to: at('03').toDate() } })).toEqual([
      made.card,
    ]);
  });

  test('are for administrators alone', async () => {
    await signInAs(await makeLearner());
    await expect(listAllOrders({}, null)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(searchOrders('TK')).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('a search for orders', () => {
  test('finds one by its reference, or by the beginning of it, in any letters', async () => {
    const id = await writeOrder('buyer');
    expect(idsOf((await searchOrders(` ${id.toLowerCase()} `)).orders)).toEqual([id]);
    expect(idsOf((await searchOrders(id.slice(0, 9))).orders)).toContain(id);
  });

  test('finds a customer’s by address and name, the newest first', async () => {
    const lastName = `Y${admin.uid.toLowerCase()}`;
    const buyer = await makeLearner({ lastName, fullName: `Åsa ${lastName}` });
    const older = await writeOrder(buyer.uid, { createdAt: inMinutes(-60) });
    const newer = await writeOrder(buyer.uid);
    for (const typed of [buyer.email.slice(0, 20), lastName, `åsa ${lastName}`]) {
      const found = await searchOrders(typed);
      expect(found, typed).toMatchObject({ isCut: false });
      expect(idsOf(found.orders), typed).toEqual([newer, older]);
    }
  });

  test('looks for customers where no reference begins so', async () => {
    const lastName = 'Tkzzzzzzzz';
    const buyer = await makeLearner({ lastName, fullName: `Åsa ${lastName}` });
    const id = await writeOrder(buyer.uid);
    expect(idsOf((await searchOrders('tkzzzzzzzz')).orders)).toEqual([id]);
  });

  test('says that there are more than it shows', async () => {
    const buyer = await makeLearner();
    for (let made = 0; made < 13; made++) await writeOrder(buyer.uid);
    const found = await searchOrders(buyer.email);
    expect(found.orders).toHaveLength(12);
    expect(found.isCut).toBe(true);
  });

  test('finds nothing for what nobody is called', async () => {
    expect(await searchOrders('ingen-heter-så@example.se')).toEqual({ orders: [], isCut: false });
  });
});

describe('a confirmation by mistake', () => {
  /** An order of four months that waits for its payment. */
  async function writePending(uid: string, fields: Record<string, unknown> = {}) {
    return writeOrder(uid, { status: 'pending', paidAt: null, months: 4, ...fields });
  }

  test('is undone: the order waits, the licence is what it was, and both are confirmed anew', async () => {
    const buyer = await makeLearner();
    const before = inMinutes(30 * 24 * 60);
    await giveLicense(buyer, 'full', { expiresAt: before });
    const id = await writePending(buyer.uid);
    await confirmPayment(id, new Date(), pressOf(admin));
    expect(await undoConfirmation(id, new Date(), pressOf(admin))).toEqual({
      kind: 'shortened',
      until: before.toDate(),
    });
    expect(await readDocument(`orders/${id}`)).toMatchObject({ status: 'pending', paidAt: null });
    const license = () => readDocument(`licenses/${buyer.uid}_full`);
    expect(await license()).toMatchObject({ isActive: true, expiresAt: before });
    await confirmPayment(id, new Date(), pressOf(admin));
    expect(await readDocument(`orders/${id}`)).toMatchObject({ status: 'paid' });
    await undoConfirmation(id, new Date(), pressOf(admin));
    expect(await license()).toMatchObject({ expiresAt: before });
    expect(await logOf(admin, `orders/${id}`)).toEqual([
      'confirmPayment',
      'undoPayment',
      'confirmPayment',
      'undoPayment',
    ]);
    await logOf(admin, `licenses/${buyer.uid}_full`);
  });

  test('gives the use of its code back, also the last one', async () => {
    const code = `ANGRA-${admin.uid.toUpperCase()}`;
    await createDiscountCode({ code, percentage: 50, maxUses: 1, expiresAt: null }, pressOf(admin));
    const buyer = await makeLearner();
    const id = await writePending(buyer.uid, { discountCode: code, discountPercentage: 50 });
    await confirmPayment(id, new Date(), pressOf(admin));
    expect(await getDiscountCode(code)).toMatchObject({ isUsedUp: true });
    expect(await undoConfirmation(id, new Date(), pressOf(admin))).toEqual({ kind: 'ended' });
    expect(await getDiscountCode(code)).toMatchObject({ isUsedUp: false });
    expect(await readDocument(`discountUses/${code}`)).toMatchObject({ current_uses: 0 });
    await deleteDiscountCode(code, admin.uid);
  });

  test('stands after a day, and where the buyer has made it', async () => {
    const buyer = await makeLearner();
    await giveLicense(buyer, 'full', { expiresAt: inMinutes(200 * 24 * 60) });
    const old = await writeOrder(buyer.uid, { changeId: 'change-0', paidAt: inMinutes(-25 * 60) });
    const own = await writeOrder(buyer.uid);
    for (const id of [old, own]) {
      await expect(undoConfirmation(id, new Date(), pressOf(admin))).rejects.toMatchObject({
        code: 'permission-denied',
      });
    }
    const waiting = await writePending(buyer.uid);
    await expect(undoConfirmation(waiting, new Date(), pressOf(admin))).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

test('what is paid is paid back for a reason, which the log tells, and is in the books of its day', async () => {
  const buyer = await makeLearner();
  const id = await writeOrder(buyer.uid, { months: 4 });
  await giveLicense(buyer, 'full', { expiresAt: inMinutes(200 * 24 * 60) });
  expect(await refundOrder(id, new Date(), admin.uid, 'Betalade två gånger')).toMatchObject({
    kind: 'shortened',
  });
  const books = await listBookEntries(null);
  expect(books.filter(({ order }) => order.id === id).map(({ kind }) => kind)).toEqual([
    'sale',
    'refund',
  ]);
  expect(await changesOf(admin, `orders/${id}`)).toEqual([
    [
      'refundOrder',
      expect.stringMatching(
        /^Skäl: Betalade två gånger\nBelopp: 1599 kr\nStatus: Betald → Återbetald/,
      ),
    ],
  ]);
  await expect(refundOrder(id, new Date(), 'second', 'Igen')).rejects.toMatchObject({
    code: 'conflict',
  });
});

describe('a part of what was paid', () => {
  const day = 24 * 60;

  test('is paid back once, and the licence stays where that is chosen', async () => {
    const buyer = await makeLearner();
    const id = await writeOrder(buyer.uid, { months: 4 });
    await giveLicense(buyer, 'full', { expiresAt: inMinutes(200 * day) });
    const license = await readDocument(`licenses/${buyer.uid}_full`);
    const part = { amount: 300, endsLicense: false, reason: 'Sen leverans' };
    expect(await refundPart(id, part, new Date(), admin.uid)).toEqual({ kind: 'none' });
    expect(await readDocument(`licenses/${buyer.uid}_full`)).toEqual(license);
    expect(await readDocument(`orders/${id}`)).toMatchObject({
      status: 'paid',
      amount: 1599,
      partRefund: { amount: 300, endsLicense: false },
    });
    expect(await changesOf(admin, `orders/${id}`)).toEqual([
      ['refundPart', 'Skäl: Sen leverans\nBelopp: 1599 kr\nÅterbetalt: 0 kr → 300 kr'],
    ]);
    // the same press again changes nothing, and another is refused
    await refundPart(id, part, new Date(), admin.uid);
    await expect(refundPart(id, part, new Date(), 'second')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    // the rest takes what the order gave
    expect(await refundOrder(id, new Date(), admin.uid, 'Ångrar sig')).toMatchObject({
      kind: 'shortened',
    });
  });

  test('takes what the order gave, once, where that is chosen', async () => {
    const buyer = await makeLearner();
    const id = await writeOrder(buyer.uid, { months: 4 });
    await giveLicense(buyer, 'full', { expiresAt: inMinutes(200 * day) });
    const part = { amount: 1598, endsLicense: true, reason: 'Fel köp' };
    expect(await refundPart(id, part, new Date(), admin.uid)).toMatchObject({ kind: 'shortened' });
    const license = await readDocument(`licenses/${buyer.uid}_full`);
    expect(await refundOrder(id, new Date(), admin.uid, 'Resten')).toEqual({ kind: 'none' });
    expect(await readDocument(`licenses/${buyer.uid}_full`)).toEqual(license);
    const books = await listBookEntries(null);
    expect(
      books.filter(({ order }) => order.id === id).map(({ kind, amount }) => [kind, amount]),
    ).toEqual([
      ['sale', 1599],
      ['partRefund', 1598],
      ['refund', 1],
    ]);
  });
});

describe('a customer', () => {
  test('is read with when the account was made, or is not there', async () => {
    const { uid, email } = await makeLearner();
    const user = await getUser(uid);
    expect(user).toMatchObject({ userId: uid, email, userStatus: 'active' });
    expect(user?.createdAt).toBeInstanceOf(Date);
    expect(await getUser('nobody')).toBeNull();
  });

  test('has what the log says about the account and the order, the newest first', async () => {
    const { uid } = await makeLearner();
    const order = await writeOrder(uid, { status: 'pending', paidAt: null });
    await setUserActive(uid, false, pressOf(admin));
    await setUserActive(uid, true, pressOf(admin));
    await cancelPendingOrder(order, admin.uid);
    const about = async (...targets: string[]) =>
      (await listEntriesAbout(targets)).items.map(({ action }) => action);
    expect(await about(`profiles/${uid}`, `admins/${uid}`)).toEqual([
      'activateUser',
      'deactivateUser',
    ]);
    expect(await about(`orders/${order}`)).toEqual(['cancelOrder']);
  });

  test('has what he or she has reported last, five of it', async () => {
    const { uid } = await makeLearner();
    for (let minute = 0; minute < 6; minute++) {
      await writeDocument(`questionReports/${uid}_fraga-${String(minute)}`, {
        userId: uid,
        questionId: `fraga-${String(minute)}`,
        reason: 'other',
        text: '',
        status: 'new',
        createdAt: inMinutes(minute),
        updatedAt: inMinutes(minute),
      });
    }
    const reports = await listReportsBy(uid);
    expect(reports.map(({ questionId }) => questionId)).toEqual(
      [5, 4, 3, 2, 1].map((minute) => `fraga-${String(minute)}`),
    );
  });
});
