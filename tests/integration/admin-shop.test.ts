import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { listLogEntries } from '../../src/data/admin-log/repository';
import {
  countDiscountCodes,
  measureRevenue,
  measureRevenueByMonth,
} from '../../src/data/admin-stats/repository';
import { grantAdmin, listAdmins, revokeAdmin } from '../../src/data/admins/manage-admins';
import {
  changeDiscountCode,
  createDiscountCode,
  deleteDiscountCode,
  listDiscountCodes,
  setDiscountCodeActive,
} from '../../src/data/discount-codes/manage-codes';
import { getDiscountCode } from '../../src/data/discount-codes/repository';
import { confirmPayment } from '../../src/data/orders/confirm-payment';
import {
  cancelPendingOrder,
  listOrdersWith,
  listSoldOrders,
  refundOrder,
} from '../../src/data/orders/manage-orders';
import {
  changePaymentSettings,
  replaceSecretKey,
} from '../../src/data/payment-settings/manage-settings';
import { getPaymentSettings } from '../../src/data/payment-settings/repository';
import { changeProduct, listAllProducts } from '../../src/data/products/manage-products';
import { listProducts } from '../../src/data/products/repository';
import { monthPeriod } from '../../src/domain/admin/revenue';
import { swedishMonth } from '../../src/domain/admin/swedish-month';
import { database, readDocument } from './support/admin';
import { logOf, pressOf } from './support/admin-log';
import {
  giveAdminRole,
  giveLicense,
  inMinutes,
  makeLearner,
  signInAs,
  type Person,
} from './support/learners';
import { everyRequest, hurryRetries, losesItsAnswer, writes } from './support/network';
import { writeOrder } from './support/orders';

const day = 24 * 60 * 60 * 1000;

let admin: Person;

beforeEach(async () => {
  admin = await makeLearner();
  await giveAdminRole(admin);
  await signInAs(admin);
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
  });

  test('is created active and unused, once, and logged', async () => {
    const before = await countDiscountCodes();
    await createDiscountCode(draft, pressOf(admin));
    const created = { ...draft, currentUses: 0, isActive: true };
    expect(await getDiscountCode(code)).toEqual(created);
    expect((await listDiscountCodes(null)).items[0]).toEqual(created);
    expect(await countDiscountCodes()).toBe(before + 1);
    await expect(createDiscountCode(draft, pressOf(admin))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await logOf(admin, `discountCodes/${code}`)).toEqual(['createDiscount']);
  });

  test('that is used up has one use more, and an order that waits is confirmed', async () => {
    await createDiscountCode({ ...draft, maxUses: 1 }, pressOf(admin));
    await database.doc(`discountCodes/${code}`).update({ current_uses: 1 });
    const buyer = await makeLearner();
    const id = await writeOrder(buyer.uid, {
      status: 'pending',
      paidAt: null,
      discountCode: code,
      discountPercentage: 15,
    });
    const confirmation = { actor: admin.uid, now: new Date() };
    await expect(confirmPayment(id, confirmation)).rejects.toMatchObject({
      code: 'discount-used-up',
    });
    await changeDiscountCode(code, { maxUses: 2 }, pressOf(admin));
    await confirmPayment(id, confirmation);
    expect(await getDiscountCode(code)).toMatchObject({
      maxUses: 2,
      currentUses: 2,
      expiresAt: draft.expiresAt,
    });
    await changeDiscountCode(code, { expiresAt: null }, pressOf(admin));
    expect(await getDiscountCode(code)).toMatchObject({ maxUses: 2, expiresAt: null });
    await expect(changeDiscountCode(code, { maxUses: 1 }, pressOf(admin))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await logOf(admin, `discountCodes/${code}`)).toEqual([
      'createDiscount',
      'changeDiscount',
      'changeDiscount',
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
    expect(await deleteDiscountCode(code, pressOf(admin))).toBe(1);
    await database.doc(`orders/${waiting}`).delete();
    expect(await deleteDiscountCode(code, pressOf(admin))).toBe(0);
    expect(await getDiscountCode(code)).toBeNull();
    expect(await logOf(admin, `discountCodes/${code}`)).toEqual([
      'createDiscount',
      'deactivateDiscount',
      'activateDiscount',
      'deleteDiscount',
    ]);
  });
});

describe('the role', () => {
  test('is given once, listed, and taken again', async () => {
    const { uid, email } = await makeLearner();
    await keep(`admins/${uid}`);
    const user = { userId: uid, email };
    await grantAdmin(user, pressOf(admin));
    expect(await readDocument(`admins/${uid}`)).toMatchObject({ email, grantedBy: admin.uid });
    expect((await listAdmins(null)).items[0]).toMatchObject({ id: uid, email });
    await expect(grantAdmin(user, pressOf(admin))).rejects.toMatchObject({ code: 'conflict' });
    await revokeAdmin(uid, pressOf(admin));
    expect(await readDocument(`admins/${uid}`)).toBeNull();
    expect(await logOf(admin, `admins/${uid}`)).toEqual(['grantAdmin', 'revokeAdmin']);
  });

  test('is given where only the answer is lost', async () => {
    const { uid, email } = await makeLearner();
    await keep(`admins/${uid}`);
    everyRequest(losesItsAnswer, writes(`admins/${uid}`));
    hurryRetries();
    await grantAdmin({ userId: uid, email }, pressOf(admin));
    expect(await readDocument(`admins/${uid}`)).toMatchObject({ email });
    expect(await logOf(admin, `admins/${uid}`)).toEqual(['grantAdmin']);
  });

  test('is never taken from oneself', async () => {
    await expect(revokeAdmin(admin.uid, pressOf(admin))).rejects.toMatchObject({
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
    expect(await logOf(admin, 'settings/payment')).toEqual(['changePaymentSettings']);
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
    await keep('settings/paymentSecret');
    await replaceSecretKey('sk_1', pressOf(admin));
    await replaceSecretKey('sk_2', pressOf(admin));
    expect(await readDocument('settings/paymentSecret')).toMatchObject({ secretKey: 'sk_2' });
    expect(await logOf(admin, 'settings/paymentSecret')).toHaveLength(2);
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
    expect(await logOf(admin, 'products/tests')).toHaveLength(3);
  });
});

describe('an order', () => {
  test('that waits is listed and given up once', async () => {
    const id = await writeOrder('buyer', { status: 'pending', createdAt: inMinutes(1_000_000) });
    expect((await listOrdersWith('pending', null)).items[0]).toMatchObject({ id });
    await cancelPendingOrder(id, admin.uid);
    expect(await readDocument(`orders/${id}`)).toMatchObject({ status: 'cancelled' });
    await cancelPendingOrder(id, admin.uid);
    expect(await logOf(admin, `orders/${id}`)).toEqual(['cancelOrder']);
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
    expect(await logOf(admin, `orders/${id}`)).toEqual(['refundOrder']);
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
  test('is measured in all and by month, without what was given back', async () => {
    const now = new Date();
    const [all, before] = await Promise.all([measureRevenue(null), measureRevenueByMonth(now)]);
    await writeOrder('buyer', { amount: 1000 });
    await writeOrder('buyer', { status: 'refunded' });
    const { from } = monthPeriod(swedishMonth(now));
    await writeOrder('buyer', { amount: 30, paidAt: Timestamp.fromMillis(from.getTime() - 1) });
    expect(await measureRevenue(null)).toEqual({
      kronor: all.kronor + 1030,
      orders: all.orders + 2,
    });
    const months = await measureRevenueByMonth(now);
    const added = (index: number) =>
      (months.at(index)?.kronor ?? 0) - (before.at(index)?.kronor ?? 0);
    expect(months).toHaveLength(12);
    expect([added(-1), added(-2), added(-3)]).toEqual([1000, 30, 0]);
  });

  test('is exported by what was paid in a period, the oldest first', async () => {
    const period = { from: new Date('2001-01-01'), to: new Date('2002-01-01') };
    const paid = (moment: string) =>
      writeOrder('buyer', { paidAt: Timestamp.fromDate(new Date(moment)) });
    const second = await paid('2001-12-31T23:59:59Z');
    const first = await paid('2001-01-01T00:00:00Z');
    await paid('2002-01-01T00:00:00Z');
    expect((await listSoldOrders(period)).map(({ id }) => id)).toEqual([first, second]);
    expect((await listSoldOrders(null)).length).toBeGreaterThanOrEqual(3);
  });

  test('is exported with what was given back, and when', async () => {
    const period = { from: new Date('2003-01-01'), to: new Date('2004-01-01') };
    const paidAt = Timestamp.fromDate(new Date('2003-05-05T12:00:00Z'));
    const buyer = await makeLearner();
    const id = await writeOrder(buyer.uid, { paidAt, status: 'withdrawn' });
    expect(await listSoldOrders(period)).toMatchObject([
      { id, status: 'withdrawn', refundedAt: null },
    ]);
    await refundOrder(id, new Date(), admin.uid);
    const [log] = (await listLogEntries(null)).items.filter(
      ({ target }) => target === `orders/${id}`,
    );
    // the buyer's account is deleted later
    await database.doc(`orders/${id}`).update({ userId: null, updatedAt: inMinutes(1_000) });
    expect(await listSoldOrders(period)).toMatchObject([{ id, refundedAt: log?.at }]);
  });
});
