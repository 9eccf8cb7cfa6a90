import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { getDiscountCode } from '../../src/data/discount-codes/repository';
import { confirmOwnPayment } from '../../src/data/payments/confirm-own-payment';
import { confirmPayment } from '../../src/data/payments/confirm-payment';
import { getOpenOrder, getOrderWithCode } from '../../src/data/orders/open-orders';
import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  withdrawOrder,
} from '../../src/data/orders/repository';
import { getPaymentSettings } from '../../src/data/payment-settings/repository';
import { listProducts } from '../../src/data/products/repository';
import { swedishDate } from '../../src/domain/calendar-day';
import type { Product } from '../../src/domain/purchase/product';
import { expectLogged } from '../setup/fail-on-console';
import { database, readDocument, writeDocument } from './support/admin';
import { changesOf, logOf, pressOf } from './support/admin-log';
import { giveLicense, makeLearner, type Person, signInAs, signInAsAdmin } from './support/learners';
import {
  everyRequest,
  hurryRetries,
  isLost,
  losesItsAnswer,
  restoreNetwork,
  writes,
} from './support/network';
import { writeOrder } from './support/orders';

const day = 24 * 60 * 60 * 1000;
const boughtDays = 124;

let buyer: Person;
let full: Product;

beforeEach(async () => {
  buyer = await makeLearner();
  await signInAs(buyer);
  const found = (await listProducts()).find(({ id }) => id === 'full');
  if (found === undefined) throw new Error('the seed sells no full access');
  full = found;
});

async function order(code: string | null = null): Promise<string> {
  const discount = code === null ? null : await getDiscountCode(code);
  const id = await createOrder(buyer.uid, { product: full, method: 'swish', discount });
  onTestFinished(async () => {
    await database.doc(`orders/${id}`).delete();
    await database.doc(`licenses/${buyer.uid}_full`).delete();
  });
  return id;
}

/** A code of 25 % that can be used once. */
async function makeCode(code: string): Promise<string> {
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await writeDocument(`discountCodes/${code}`, {
    code,
    discount_percentage: 25,
    expires_at: null,
    is_active: true,
    is_used_up: false,
    ...times,
  });
  await writeDocument(`discountUses/${code}`, { max_uses: 1, current_uses: 0, ...times });
  return code;
}

/** Switches the service out of test mode until the test ends. */
async function leaveTestMode(): Promise<void> {
  const settings = database.doc('settings/payment');
  await settings.update({ testMode: false });
  onTestFinished(async () => {
    await settings.update({ testMode: true });
  });
}

async function licenseEnd(): Promise<number> {
  const license = await readDocument(`licenses/${buyer.uid}_full`);
  return (license?.['expiresAt'] as Timestamp | undefined)?.toMillis() ?? 0;
}

describe('an order', () => {
  test('is pending, with the price in whole kronor and the VAT in it to the öre', async () => {
    const id = await order();
    expect(await getOrder(id)).toMatchObject({
      id,
      userId: buyer.uid,
      productId: 'full',
      listPrice: 1599,
      amount: 1599,
      vatOre: 31_980,
      status: 'pending',
      paidAt: null,
    });
    expect((await listOrders(buyer.uid)).map((one) => one.id)).toEqual([id]);
  });

  test('with a code costs what the code says', async () => {
    const id = await order(await makeCode('KVART'));
    expect(await getOrder(id)).toMatchObject({
      discountCode: 'KVART',
      discountPercentage: 25,
      amount: 1200,
      vatOre: 24_000,
    });
  });

  test('at a price that is no longer asked is refused', async () => {
    const purchase = { product: { ...full, price: 1 }, method: 'swish', discount: null } as const;
    await expect(createOrder(buyer.uid, purchase)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  test('is refused while payment is switched off', async () => {
    const settings = database.doc('settings/payment');
    await settings.update({ enabled: false });
    onTestFinished(async () => {
      await settings.update({ enabled: true });
    });
    await expect(order()).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await getPaymentSettings()).toMatchObject({ enabled: false });
  });

  test("is nobody's to see but the buyer's", async () => {
    const id = await order();
    await signInAs(await makeLearner());
    expect(await getOrder(id)).toBeNull();
    expect(await getOrder('TKFINNSINTE')).toBeNull();
  });

  test('waits alone: another of the product is refused until it is given up', async () => {
    const first = await order();
    await expect(order()).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await getOpenOrder(buyer.uid, 'full')).toMatchObject({ id: first });
    await cancelOrder(first);
    expect(await getOpenOrder(buyer.uid, 'full')).toBeNull();
    const second = await order();
    expect(await getOpenOrder(buyer.uid, 'full')).toMatchObject({ id: second });
  });

  test('from before orders were named as open is found as the one that waits', async () => {
    const id = await order();
    await database.doc(`users/${buyer.uid}/openOrders/full`).delete();
    expect(await getOpenOrder(buyer.uid, 'full')).toMatchObject({ id });
    expect(await getOpenOrder(buyer.uid, 'tests')).toBeNull();
    await cancelOrder(id);
  });

  test('whose answer is lost is found as the one that waits', async () => {
    everyRequest(losesItsAnswer, writes(`users/${buyer.uid}/openOrders/full`));
    await expect(order()).rejects.toMatchObject({ name: 'DataError' });
    restoreNetwork();
    const waiting = await getOpenOrder(buyer.uid, 'full');
    expect(waiting).toMatchObject({ status: 'pending' });
    await database.doc(`orders/${waiting?.id ?? ''}`).delete();
  });

  test('uses its code up for the buyer, until it is given up', async () => {
    const code = await makeCode('EN-GANG');
    const first = await order(code);
    expect(await getOrderWithCode(buyer.uid, code)).toMatchObject({ id: first });
    await cancelOrder(first);
    expect(await getOrderWithCode(buyer.uid, code)).toBeNull();
    const second = await order(code);
    await confirmOwnPayment(second);
    await database.doc(`discountUses/${code}`).update({ max_uses: 2 });
    await database.doc(`discountCodes/${code}`).update({ is_used_up: false });
    expect(await getOrderWithCode(buyer.uid, code)).toMatchObject({ id: second });
    await expect(order(code)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('is refused where its licence would end more than 24 months ahead', async () => {
    const license = database.doc(`licenses/${buyer.uid}_full`);
    const end = (months: number) => Timestamp.fromMillis(Date.now() + months * 31 * day);
    await giveLicense(buyer, 'full', { expiresAt: end(20.1) });
    await expect(order()).rejects.toMatchObject({ code: 'permission-denied' });
    await license.update({ expiresAt: end(19.9) });
    expect(await getOrder(await order())).toMatchObject({ status: 'pending' });
  });

  test('can be given up while it is pending, and not confirmed after', async () => {
    const id = await order();
    await cancelOrder(id);
    expect(await getOrder(id)).toMatchObject({ status: 'cancelled' });
    await expect(confirmOwnPayment(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await licenseEnd()).toBe(0);
  });
});

describe('confirming a payment', () => {
  test('in test mode gives the buyer four months from the order', async () => {
    const id = await order();
    await confirmOwnPayment(id);
    const confirmed = await getOrder(id);
    expect(confirmed).toMatchObject({ status: 'paid' });
    expect(await licenseEnd()).toBe((confirmed?.createdAt.getTime() ?? 0) + boughtDays * day);
  });

  test('once more is refused and gives nothing', async () => {
    const id = await order();
    await confirmOwnPayment(id);
    const end = await licenseEnd();
    await expect(confirmOwnPayment(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await licenseEnd()).toBe(end);
  });

  test('of a renewal adds to the end of the licence', async () => {
    const first = await order();
    await confirmOwnPayment(first);
    const end = await licenseEnd();
    await confirmOwnPayment(await order());
    expect(await licenseEnd()).toBe(end + boughtDays * day);
  });

  test('outside test mode is not for the buyer', async () => {
    const id = await order();
    await leaveTestMode();
    await expect(confirmOwnPayment(id)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await getOrder(id)).toMatchObject({ status: 'pending' });
    expect(await licenseEnd()).toBe(0);
  });

  test('by an administrator gives the licence and leaves an entry in the log', async () => {
    const id = await order();
    await leaveTestMode();
    const admin = await signInAsAdmin();
    const now = new Date();
    await confirmPayment(id, now, pressOf(admin));
    expect(await licenseEnd()).toBe(now.getTime() + boughtDays * day);
    const end = swedishDate(new Date(await licenseEnd()));
    expect(await changesOf(admin, `orders/${id}`)).toEqual([
      [
        'confirmPayment',
        expect.stringContaining(
          `\nStatus: Väntar på betalning → Betald\nÅtkomst: – → aktiv\nGäller till: – → ${end}`,
        ),
      ],
    ]);
  });

  test('counts the code, and the last use is had by one of two', async () => {
    const code = await makeCode('SISTAN');
    const first = await order(code);
    buyer = await makeLearner();
    await signInAs(buyer);
    const second = await order(code);
    const admin = await signInAsAdmin();
    const outcomes = await Promise.allSettled([
      confirmPayment(first, new Date(), pressOf(admin)),
      confirmPayment(second, new Date(), pressOf(admin)),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readDocument(`discountUses/${code}`)).toMatchObject({ current_uses: 1 });
    expect(await getDiscountCode(code)).toMatchObject({ isUsedUp: true });
    const statuses = await Promise.all(
      [first, second].map(async (id) => (await getOrder(id))?.status),
    );
    expect(statuses.sort()).toEqual(['paid', 'pending']);
    await logOf(admin, `orders/${first}`);
    await logOf(admin, `orders/${second}`);
  });

  test('that fails half way leaves nothing half done', async () => {
    const code = await makeCode('HALVVAGS');
    const id = await order(code);
    // the write dies on the way, at every try
    everyRequest(isLost, writes(`licenses/${buyer.uid}_full`));
    hurryRetries();
    await expect(confirmOwnPayment(id)).rejects.toMatchObject({ code: 'network' });
    restoreNetwork();
    expect(await getOrder(id)).toMatchObject({ status: 'pending' });
    expect(await readDocument(`discountUses/${code}`)).toMatchObject({ current_uses: 0 });
    expect(await licenseEnd()).toBe(0);
  });

  test('gives up the older orders of the product that wait, and those of what it opens too', async () => {
    const old = { status: 'pending', paidAt: null };
    const older = await writeOrder(buyer.uid, old);
    const ofTests = await writeOrder(buyer.uid, { ...old, productId: 'tests' });
    const paid = await writeOrder(buyer.uid);
    const stranger = await makeLearner();
    const ofAnother = await writeOrder(stranger.uid, old);
    await confirmOwnPayment(await order());
    expect(await getOpenOrder(buyer.uid, 'full')).toBeNull();
    const statuses = await Promise.all(
      [older, ofTests, paid, ofAnother].map(async (id) => {
        const stored = await readDocument(`orders/${id}`);
        return stored?.['status'];
      }),
    );
    expect(statuses).toEqual(['cancelled', 'cancelled', 'paid', 'pending']);
  });

  test('of the tests leaves an order of full access waiting', async () => {
    const waiting = await order();
    const tests = await writeOrder(buyer.uid, {
      productId: 'tests',
      status: 'pending',
      paidAt: null,
    });
    const admin = await signInAsAdmin();
    await confirmPayment(tests, new Date(), pressOf(admin));
    await database.doc(`licenses/${buyer.uid}_tests`).delete();
    expect(await getOrder(waiting)).toMatchObject({ status: 'pending' });
    expect(await logOf(admin, `orders/${tests}`)).toEqual(['confirmPayment']);
  });

  test('by an administrator tells of each order that is given up for it', async () => {
    const older = await writeOrder(buyer.uid, { status: 'pending', paidAt: null });
    const id = await order();
    const admin = await signInAsAdmin();
    await confirmPayment(id, new Date(), pressOf(admin));
    expect(await getOrder(older)).toMatchObject({ status: 'cancelled' });
    expect(await logOf(admin, `orders/${older}`)).toEqual(['cancelOrder']);
    expect(await logOf(admin, `orders/${id}`)).toEqual(['confirmPayment']);
  });

  test('stands where an order that is not needed any more cannot be given up', async () => {
    const older = await writeOrder(buyer.uid, { status: 'pending', paidAt: null });
    const id = await order();
    everyRequest(isLost, writes(`orders/${older}`));
    await confirmOwnPayment(id);
    restoreNetwork();
    expect(await getOrder(id)).toMatchObject({ status: 'paid' });
    expect(await getOpenOrder(buyer.uid, 'full')).toMatchObject({ id: older });
    expectLogged(/an order that is not needed any more still waits/);
    await cancelOrder(older);
  });

  test('whose licence the rules refuse leaves order and code as they were', async () => {
    const code = await makeCode('NEKAD');
    const id = await order(code);
    // an earlier licence without its times is none that the rules let be extended
    const license = database.doc(`licenses/${buyer.uid}_full`);
    await license.set({
      userId: buyer.uid,
      productId: 'full',
      isActive: true,
      expiresAt: Timestamp.now(),
    });
    await expect(confirmOwnPayment(id)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await getOrder(id)).toMatchObject({ status: 'pending' });
    expect(await readDocument(`discountUses/${code}`)).toMatchObject({ current_uses: 0 });
  });

  test('whose answer is lost has happened once', async () => {
    const id = await order();
    everyRequest(losesItsAnswer, writes(`licenses/${buyer.uid}_full`));
    await expect(confirmOwnPayment(id)).rejects.toMatchObject({ name: 'DataError' });
    restoreNetwork();
    const confirmed = await getOrder(id);
    expect(confirmed).toMatchObject({ status: 'paid' });
    expect(await licenseEnd()).toBe((confirmed?.createdAt.getTime() ?? 0) + boughtDays * day);
  });
});

describe('withdrawing', () => {
  test('is possible within 14 days of the payment and not after', async () => {
    const id = await order();
    await confirmOwnPayment(id);
    const reference = database.doc(`orders/${id}`);
    await reference.update({ paidAt: Timestamp.fromMillis(Date.now() - 14 * day) });
    await expect(withdrawOrder(id)).rejects.toMatchObject({ code: 'permission-denied' });
    await reference.update({ paidAt: Timestamp.fromMillis(Date.now() - 14 * day + 60_000) });
    await withdrawOrder(id);
    expect(await getOrder(id)).toMatchObject({ status: 'withdrawn' });
  });
});
