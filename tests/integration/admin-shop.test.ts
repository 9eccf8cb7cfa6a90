import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { listLogEntries } from '../../src/data/admin-log/repository';
import {
  countDiscountCodes,
  measureAllRevenue,
  measureRevenue,
  measureRevenueByMonth,
} from '../../src/data/admin-stats/repository';
import {
  changeRole,
  grantAdmin,
  listAdmins,
  revokeAdmin,
} from '../../src/data/admins/manage-admins';
import {
  changeDiscountCode,
  createDiscountCode,
  deleteDiscountCode,
  listDiscountCodes,
  setDiscountCodeActive,
} from '../../src/data/discount-codes/manage-codes';
import { getDiscountCode } from '../../src/data/discount-codes/repository';
import { confirmPayment } from '../../src/data/payments/confirm-payment';
import { listBookEntries } from '../../src/data/orders/list-book-entries';
import { listPartPayments } from '../../src/data/orders/list-part-payments';
import { listAllOrders } from '../../src/data/orders/list-all-orders';
import { cancelPendingOrder, refundOrder } from '../../src/data/orders/manage-orders';
import {
  changePaymentSettings,
  replaceSecretKey,
} from '../../src/data/payment-settings/manage-settings';
import { getPaymentSettings } from '../../src/data/payment-settings/repository';
import { changeProduct, listAllProducts } from '../../src/data/products/manage-products';
import { listProducts } from '../../src/data/products/repository';
import { monthPeriod, yearPeriod } from '../../src/domain/admin/revenue';
import { swedishDate } from '../../src/domain/calendar-day';
import { swedishMonth } from '../../src/domain/calendar-month';
import { writeCsv } from '../../src/domain/import/csv';
import { bookRows } from '../../src/domain/purchase/book-csv';
import { lastDayOf } from '../../src/domain/purchase/discount-draft';
import { database, readDocument } from './support/admin';
import { changesOf, logOf, pressOf } from './support/admin-log';
import {
  giveAdminRole,
  giveLicense,
  inMinutes,
  makeLearner,
  type Person,
  signInAs,
  signInAsAdmin,
} from './support/learners';
import { everyRequest, hurryRetries, losesItsAnswer, writes } from './support/network';
import { writeOrder } from './support/orders';

const day = 24 * 60 * 60 * 1000;

let admin: Person;

beforeEach(async () => {
  admin = await signInAsAdmin();
});

/** The document is after the test what it is now. */
async function keep(path: string): Promise<void> {
  const before = await readDocument(path);
  onTestFinished(async () => {
    if (before === null) await database.doc(path).delete();
    else await database.doc(path).set(before);
  });
}

describe('a discount code', () => {
  const code = 'HÖST-ÅÄ';
  const draft = { code, percentage: 15, maxUses: 7, expiresAt: new Date(Date.now() + day) };

  beforeEach(async () => {
    await keep(`discountCodes/${code}`);
    await keep(`discountUses/${code}`);
  });

  test('is created active and unused, once, and logged', async () => {
    const before = await countDiscountCodes();
    await createDiscountCode(draft, pressOf(admin));
    const { maxUses, ...offered } = draft;
    const created = { ...offered, isActive: true, isUsedUp: false };
    expect(await getDiscountCode(code)).toEqual(created);
    expect((await listDiscountCodes(null)).items[0]).toEqual({
      ...created,
      maxUses,
      currentUses: 0,
    });
    expect(await countDiscountCodes()).toBe(before + 1);
    await expect(createDiscountCode(draft, pressOf(admin))).rejects.toMatchObject({
      code: 'conflict',
    });
    const lastDay = swedishDate(lastDayOf(draft.expiresAt));
    expect(await changesOf(admin, `discountCodes/${code}`)).toEqual([
      ['createDiscount', `Rabatt: 15 %\nMax användningar: 7\nSista dag: ${lastDay}`],
    ]);
  });

  test('that is used up has one use more, and an order that waits is confirmed', async () => {
    await createDiscountCode({ ...draft, maxUses: 1 }, pressOf(admin));
    await database.doc(`discountUses/${code}`).update({ current_uses: 1 });
    await database.doc(`discountCodes/${code}`).update({ is_used_up: true });
    const buyer = await makeLearner();
    const id = await writeOrder(buyer.uid, {
      status: 'pending',
      paidAt: null,
      discountCode: code,
      discountPercentage: 15,
    });
    const confirm = () => confirmPayment(id, new Date(), pressOf(admin));
    await expect(confirm()).rejects.toMatchObject({
      code: 'discount-used-up',
    });
    await changeDiscountCode(code, { maxUses: 2 }, pressOf(admin));
    expect(await getDiscountCode(code)).toMatchObject({ isUsedUp: false });
    await confirm();
    expect(await getDiscountCode(code)).toMatchObject({
      isUsedUp: true,
      expiresAt: draft.expiresAt,
    });
    expect(await readDocument(`discountUses/${code}`)).toMatchObject({
      max_uses: 2,
      current_uses: 2,
    });
    await changeDiscountCode(code, { expiresAt: null }, pressOf(admin));
    expect(await getDiscountCode(code)).toMatchObject({ expiresAt: null });
    await expect(changeDiscountCode(code, { maxUses: 1 }, pressOf(admin))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    const lastDay = swedishDate(lastDayOf(draft.expiresAt));
    expect((await changesOf(admin, `discountCodes/${code}`)).slice(1)).toEqual([
      ['changeDiscount', 'Max användningar: 1 → 2'],
      ['changeDiscount', `Sista dag: ${lastDay} → ingen`],
    ]);
    await database.doc(`licenses/${buyer.uid}_full`).delete();
  });

  test('is switched off and on, and deleted when no order waits with it', async () => {
    await createDiscountCode({ ...draft, expiresAt: null }, pressOf(admin));
    await setDiscountCodeActive(code, false, pressOf(admin));
    expect(await getDiscountCode(code)).toMatchObject({ isActive: false });
    await setDiscountCodeActive(code, true, pressOf(admin));
    const waiting = await writeOrder('buyer', { status: 'pending', discountCode: code });
    await writeOrder('buyer', { discountCode: code });
    expect(await deleteDiscountCode(code, admin.uid)).toBe(1);
    await database.doc(`orders/${waiting}`).delete();
    expect(await deleteDiscountCode(code, admin.uid)).toBe(0);
    expect(await getDiscountCode(code)).toBeNull();
    const terms = 'Rabatt: 15 %\nMax användningar: 7\nSista dag: ingen';
    expect(await changesOf(admin, `discountCodes/${code}`)).toEqual([
      ['createDiscount', terms],
      ['deactivateDiscount', 'Aktiv: ja → nej'],
      ['activateDiscount', 'Aktiv: nej → ja'],
      ['deleteDiscount', `${terms}\nAntal användningar: 0\nAktiv: ja`],
    ]);
  });
});

describe('the role', () => {
  test('is given once, listed, changed, and taken again', async () => {
    const { uid, email } = await makeLearner();
    await keep(`admins/${uid}`);
    const user = { userId: uid, email };
    await grantAdmin(user, 'support', pressOf(admin));
    expect(await readDocument(`admins/${uid}`)).toMatchObject({ email, grantedBy: admin.uid });
    expect((await listAdmins(null)).items[0]).toMatchObject({ id: uid, email, role: 'support' });
    await changeRole(uid, 'owner', pressOf(admin));
    await changeRole(uid, 'owner', pressOf(admin));
    expect((await listAdmins(null)).items[0]).toMatchObject({ id: uid, email, role: 'owner' });
    await expect(grantAdmin(user, 'owner', pressOf(admin))).rejects.toMatchObject({
      code: 'conflict',
    });
    await revokeAdmin(uid, admin.uid);
    expect(await readDocument(`admins/${uid}`)).toBeNull();
    expect(await changesOf(admin, `admins/${uid}`)).toEqual([
      ['grantAdmin', 'Roll: ingen → Support'],
      ['changeRole', 'Roll: Support → Ägare'],
      ['revokeAdmin', `Administratör sedan: ${swedishDate(new Date())}`],
    ]);
  });

  test('is given where only the answer is lost', async () => {
    const { uid, email } = await makeLearner();
    await keep(`admins/${uid}`);
    everyRequest(losesItsAnswer, writes(`admins/${uid}`));
    hurryRetries();
    await grantAdmin({ userId: uid, email }, 'owner', pressOf(admin));
    expect(await readDocument(`admins/${uid}`)).toMatchObject({ email });
    expect(await logOf(admin, `admins/${uid}`)).toEqual(['grantAdmin']);
  });

  test('is never taken from oneself, or changed', async () => {
    await expect(revokeAdmin(admin.uid, admin.uid)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(changeRole(admin.uid, 'editor', pressOf(admin))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await logOf(admin, `admins/${admin.uid}`)).toEqual([]);
  });
});

describe('the settings of payment', () => {
  test('change where they are named, and are logged', async () => {
    await keep('settings/payment');
    const before = await getPaymentSettings();
    await changePaymentSettings({ swishPayee: 'Någon annan' }, pressOf(admin));
    expect(await getPaymentSettings()).toEqual({ ...before, swishPayee: 'Någon annan' });
    expect(await changesOf(admin, 'settings/payment')).toEqual([
      ['changePaymentSettings', `Swish-mottagare: ${String(before?.swishPayee)} → Någon annan`],
    ]);
  });

  test('begin with nothing sold', async () => {
    await keep('settings/payment');
    await database.doc('settings/payment').delete();
    await changePaymentSettings({ publishableKey: 'pk_1' }, pressOf(admin));
    expect(await getPaymentSettings()).toMatchObject({
      enabled: false,
      testMode: false,
      publishableKey: 'pk_1',
    });
  });

  test('keep the secret key apart', async () => {
    for (const secretKey of ['sk_1', 'sk_2']) {
      const press = pressOf(admin);
      const path = `paymentSecrets/${press.id}`;
      await keep(path);
      await replaceSecretKey(secretKey, press);
      // a press whose answer was lost
      await replaceSecretKey(secretKey, press);
      expect(await readDocument(path)).toMatchObject({ secretKey });
      // of a secret nothing is said
      expect(await changesOf(admin, path)).toEqual([['changePaymentSecret']]);
    }
  });

  test('are prices too', async () => {
    await keep('products/tests');
    const find = async () => (await listAllProducts()).find(({ id }) => id === 'tests');
    const before = await find();
    await changeProduct('tests', { price: 349 }, pressOf(admin));
    await changeProduct('tests', { isActive: false }, pressOf(admin));
    // what one has changed is not undone by another who changes something else
    expect(await find()).toEqual({ ...before, price: 349, isActive: false });
    expect((await listProducts()).map(({ id }) => id)).toEqual(['full']);
    await database.doc('products/tests').delete();
    await changeProduct('tests', { price: 399 }, pressOf(admin));
    expect(await find()).toMatchObject({ price: 399, months: 4, isActive: false });
    expect(await changesOf(admin, 'products/tests')).toEqual([
      ['changeProduct', 'Pris: 299 kr → 349 kr'],
      ['changeProduct', 'Säljs: ja → nej'],
      ['changeProduct', 'Pris: 299 kr → 399 kr'],
    ]);
  });
});

describe('an order', () => {
  test('that waits is listed and given up once', async () => {
    const id = await writeOrder('buyer', { status: 'pending', createdAt: inMinutes(1_000_000) });
    expect((await listAllOrders({ status: 'pending' }, null)).items[0]).toMatchObject({ id });
    await cancelPendingOrder(id, admin.uid);
    expect(await readDocument(`orders/${id}`)).toMatchObject({ status: 'cancelled' });
    await cancelPendingOrder(id, admin.uid);
    expect(await changesOf(admin, `orders/${id}`)).toEqual([
      [
        'cancelOrder',
        expect.stringMatching(/^Belopp: \d+ kr\nStatus: Väntar på betalning → Avbruten$/),
      ],
    ]);
    const other = await makeLearner();
    await giveAdminRole(other);
    await signInAs(other);
    await expect(cancelPendingOrder(id, other.uid)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('that is refunded ends the licence it gave, once', async () => {
    const buyer = await makeLearner();
    const id = await writeOrder(buyer.uid, { status: 'withdrawn' });
    await giveLicense(buyer, 'full', {
      orderId: id,
      expiresAt: Timestamp.fromMillis(Date.now() + 123 * day),
    });
    const now = new Date();
    expect(await refundOrder(id, now, admin.uid)).toEqual({ kind: 'ended' });
    expect(await readDocument(`orders/${id}`)).toMatchObject({ status: 'refunded' });
    expect(await readDocument(`licenses/${buyer.uid}_full`)).toMatchObject({
      isActive: false,
      expiresAt: Timestamp.fromDate(now),
    });
    expect(await refundOrder(id, now, admin.uid)).toEqual({ kind: 'none' });
    const [end, today] = [new Date(now.getTime() + 123 * day), now].map(swedishDate);
    expect(await changesOf(admin, `orders/${id}`)).toEqual([
      [
        'refundOrder',
        expect.stringContaining(
          `\nStatus: Ångrad, återbetalas → Återbetald\nÅtkomst: aktiv → avslutad\nGäller till: ${String(end)} → ${String(today)}`,
        ),
      ],
    ]);
  });

  test('that is refunded leaves of the licence what others gave', async () => {
    const buyer = await makeLearner();
    const id = await writeOrder(buyer.uid, { status: 'withdrawn' });
    const end = Date.now() + 200 * day;
    await giveLicense(buyer, 'full', { orderId: id, expiresAt: Timestamp.fromMillis(end) });
    const until = new Date(end - 124 * day);
    expect(await refundOrder(id, new Date(), admin.uid)).toEqual({ kind: 'shortened', until });
    expect(await readDocument(`licenses/${buyer.uid}_full`)).toMatchObject({ isActive: true });
  });

  test('is refunded too when account or licence is gone', async () => {
    const buyer = await makeLearner();
    for (const userId of [null, buyer.uid]) {
      const id = await writeOrder(buyer.uid, { status: 'withdrawn', userId });
      expect(await refundOrder(id, new Date(), admin.uid)).toEqual({ kind: 'none' });
      expect(await readDocument(`orders/${id}`)).toMatchObject({ status: 'refunded' });
    }
  });

  test('that two refund at once is refunded once', async () => {
    const buyer = await makeLearner();
    const id = await writeOrder(buyer.uid, { status: 'withdrawn' });
    const end = Date.now() + 400 * day;
    await giveLicense(buyer, 'full', { expiresAt: Timestamp.fromMillis(end) });
    await Promise.all([
      refundOrder(id, new Date(), admin.uid),
      refundOrder(id, new Date(), admin.uid),
    ]);
    expect(await readDocument(`licenses/${buyer.uid}_full`)).toMatchObject({
      expiresAt: Timestamp.fromMillis(end - 124 * day),
    });
  });

  test('is not refunded that has not been withdrawn', async () => {
    const id = await writeOrder('buyer');
    await expect(refundOrder(id, new Date(), admin.uid)).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('revenue', () => {
  test('is measured in all and by month', async () => {
    const now = new Date();
    const [all, before] = await Promise.all([measureAllRevenue(), measureRevenueByMonth(now)]);
    await writeOrder('buyer', { amount: 1000 });
    await writeOrder('buyer', { status: 'withdrawn', amount: 200 });
    await writeOrder('buyer', { status: 'refunded', amount: 500, refundedAt: Timestamp.now() });
    await writeOrder('buyer', { status: 'cancelled', amount: 1, paidAt: null });
    // no money has moved
    const inTestMode = { isTest: true, status: 'refunded', refundedAt: Timestamp.now() };
    await writeOrder('buyer', { amount: 7000, isTest: true });
    await writeOrder('buyer', { amount: 8000, ...inTestMode });
    const part = { at: Timestamp.now(), endsLicense: false };
    await writeOrder('buyer', { amount: 600, partRefund: { ...part, amount: 20 } });
    await writeOrder('buyer', {
      amount: 400,
      status: 'refunded',
      refundedAt: Timestamp.now(),
      partRefund: { ...part, amount: 10 },
    });
    const { from } = monthPeriod(swedishMonth(now));
    await writeOrder('buyer', { amount: 30, paidAt: Timestamp.fromMillis(from.getTime() - 1) });
    expect(await measureAllRevenue()).toEqual({
      sold: all.sold + 2730,
      refunded: all.refunded + 920,
      orders: all.orders + 6,
    });
    const months = await measureRevenueByMonth(now);
    const added = (index: number, part: 'sold' | 'refunded' | 'orders') =>
      (months.at(index)?.[part] ?? 0) - (before.at(index)?.[part] ?? 0);
    expect(months).toHaveLength(12);
    expect([-1, -2, -3].map((index) => added(index, 'sold'))).toEqual([2700, 30, 0]);
    expect([-1, -2, -3].map((index) => added(index, 'refunded'))).toEqual([920, 0, 0]);
    expect([-1, -2, -3].map((index) => added(index, 'orders'))).toEqual([5, 1, 0]);
  });
});

describe('a sale in November that is paid back in December', () => {
  // a year that nothing else is sold in
  const november = monthPeriod({ year: 2003, month: 11 });
  const december = monthPeriod({ year: 2003, month: 12 });
  const at = (moment: string) => Timestamp.fromDate(new Date(moment));
  const paidAt = at('2003-11-20T12:00:00Z');
  const refundedAt = at('2003-12-03T12:00:00Z');

  /** Sells in November; returns the reference and the buyer, and what pays it back in December. */
  async function sell() {
    const buyer = await makeLearner();
    const id = await writeOrder(buyer.uid, { paidAt });
    const order = database.doc(`orders/${id}`);
    const payBack = () => order.update({ status: 'refunded', refundedAt });
    return { id, buyer, order, payBack };
  }

  test('stays in November’s books, and is in December’s with its VAT', async () => {
    const { id, buyer, payBack } = await sell();
    const sold = await listBookEntries(november);
    expect(sold).toMatchObject([
      { kind: 'sale', at: paidAt.toDate(), order: { id, amount: 1599, vatOre: 31_980 } },
    ]);
    expect(await listBookEntries(december)).toEqual([]);
    await payBack();
    expect(bookRows(await listBookEntries(november))).toEqual(bookRows(sold));
    expect(await listBookEntries(december)).toMatchObject([
      {
        kind: 'refund',
        at: refundedAt.toDate(),
        order: { id, amount: 1599, vatOre: 31_980 },
        buyer: { name: 'Alva Lind', email: buyer.email },
      },
    ]);
    const year = await listBookEntries(yearPeriod(2003));
    expect(year.map(({ kind }) => kind)).toEqual(['sale', 'refund']);
    expect(writeCsv(bookRows(year))).not.toContain(buyer.uid);
  });

  test('stays in November’s revenue, and is taken from December’s', async () => {
    const { payBack } = await sell();
    const sold = { sold: 1599, refunded: 0, orders: 1 };
    expect(await measureRevenue(november, await listPartPayments(november))).toEqual(sold);
    await payBack();
    expect(await measureRevenue(november, await listPartPayments(november))).toEqual(sold);
    expect(await measureRevenue(december, await listPartPayments(december))).toEqual({
      sold: 0,
      refunded: 1599,
      orders: 0,
    });
  });

  test('has the VAT that it was stored with before it was exact', async () => {
    const { order } = await sell();
    await order.update({ vat: 320, vat_ore: FieldValue.delete() });
    expect(await listBookEntries(november)).toMatchObject([{ order: { vatOre: 32_000 } }]);
  });

  test('has no buyer whose account is deleted', async () => {
    const { id, buyer, order, payBack } = await sell();
    await payBack();
    await order.update({ userId: null });
    expect(await listBookEntries(december)).toMatchObject([{ order: { id }, buyer: null }]);
    await order.update({ userId: buyer.uid });
    await database.doc(`profiles/${buyer.uid}`).delete();
    expect(await listBookEntries(december)).toMatchObject([{ order: { id }, buyer: null }]);
  });
});

describe('the books', () => {
  test('hold what was sold in a period, the oldest first', async () => {
    const paid = (moment: string) =>
      writeOrder('buyer', { paidAt: Timestamp.fromDate(new Date(moment)) });
    const second = await paid('2001-12-31T23:59:59Z');
    const first = await paid('2001-01-01T00:00:00Z');
    await paid('2002-01-01T00:00:00Z');
    const period = { from: new Date('2001-01-01'), to: new Date('2002-01-01') };
    const entries = await listBookEntries(period);
    expect(entries.map(({ order }) => order.id)).toEqual([first, second]);
    expect((await listBookEntries(null)).length).toBeGreaterThanOrEqual(3);
  });

  test('hold a refund at the server’s time, whatever happens to the order later', async () => {
    const buyer = await makeLearner();
    const id = await writeOrder(buyer.uid, { status: 'withdrawn' });
    await refundOrder(id, new Date(), admin.uid);
    const refundOf = async () =>
      (await listBookEntries(null)).find(({ kind, order }) => kind === 'refund' && order.id === id);
    const refund = await refundOf();
    const [log] = (await listLogEntries(null)).items.filter(
      ({ target }) => target === `orders/${id}`,
    );
    expect(refund?.at).toEqual(log?.at);
    // the buyer's account is deleted later
    await database.doc(`orders/${id}`).update({ userId: null, updatedAt: inMinutes(1_000) });
    expect((await refundOf())?.at).toEqual(log?.at);
  });
});
