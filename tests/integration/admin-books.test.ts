import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';

import { measureBooks } from '../../src/data/bookkeeping/repository';
import { findOrders } from '../../src/data/orders/find-orders';
import { listNamelessEntries } from '../../src/data/orders/list-book-entries';
import { refundOrder } from '../../src/data/orders/manage-orders';
import { undoConfirmation } from '../../src/data/payments/undo-confirmation';
import { confirmPayment } from '../../src/data/payments/confirm-payment';
import { confirmPayments } from '../../src/data/payments/confirm-payments';
import { monthPeriod } from '../../src/domain/admin/revenue';
import { standardBookSettings } from '../../src/domain/bookkeeping/accounts';
import type { MonthBooks } from '../../src/domain/bookkeeping/month-books';
import { sieFile } from '../../src/domain/bookkeeping/sie';
import { vouchersOf } from '../../src/domain/bookkeeping/vouchers';
import { readSie } from '../drivers/read-sie';
import { database } from './support/admin';
import { logOf, pressOf } from './support/admin-log';
import { makeLearner, type Person, signInAsAdmin } from './support/learners';
import { writeOrder } from './support/orders';

let admin: Person;

beforeEach(async () => {
  admin = await signInAsAdmin();
});

const at = (moment: string) => Timestamp.fromDate(new Date(moment));

/** Asks of the month's SIE file that it tells what its books do. */
async function expectInFile({ month, sales, refunds }: MonthBooks): Promise<void> {
  const entries = await listNamelessEntries(monthPeriod(month));
  const { vouchers } = readSie(
    sieFile(vouchersOf(entries, standardBookSettings), {
      owner: { name: 'Teoriklar', organisationNumber: '' },
      settings: standardBookSettings,
      fiscalYear: { from: `${String(month.year)}-01-01`, to: `${String(month.year)}-12-31` },
      madeAt: new Date(),
    }),
  );
  const money = (account: string) =>
    vouchers
      .flatMap(({ rows }) => rows)
      .filter((row) => row.account === account)
      .reduce((sum, { ore }) => sum + ore, 0);
  expect(money('1930')).toBe(sales.grossOre - refunds.grossOre);
  expect(money('3001')).toBe(refunds.netOre - sales.netOre);
  expect(money('2611')).toBe(refunds.vatOre - sales.vatOre);
}

test('the books of a year tell each month to the öre, with refunds in their own and without test mode', async () => {
  await writeOrder('buyer', { paidAt: at('2004-11-20T12:00:00Z') });
  await writeOrder('buyer', {
    paidAt: at('2004-11-30T22:59:59Z'),
    amount: 299,
    vat_ore: 5980,
    status: 'refunded',
    refundedAt: at('2004-11-30T23:00:00Z'),
  });
  await writeOrder('buyer', { paidAt: at('2004-11-20T12:00:00Z'), isTest: true });
  await writeOrder('buyer', { paidAt: at('2004-10-20T12:00:00Z'), vat: 320, vat_ore: undefined });

  const books = await measureBooks(2004, new Date());
  expect(books).toHaveLength(12);
  const none = { netOre: 0, vatOre: 0, grossOre: 0 };
  expect(books.slice(9)).toEqual([
    {
      month: { year: 2004, month: 10 },
      count: 1,
      sales: { netOre: 127_900, vatOre: 32_000, grossOre: 159_900 },
      refunds: none,
    },
    {
      month: { year: 2004, month: 11 },
      count: 2,
      sales: { netOre: 151_840, vatOre: 37_960, grossOre: 189_800 },
      refunds: none,
    },
    {
      month: { year: 2004, month: 12 },
      count: 0,
      sales: none,
      refunds: { netOre: 23_920, vatOre: 5_980, grossOre: 29_900 },
    },
  ]);
  expect(books.slice(0, 9).every(({ sales }) => sales.grossOre === 0)).toBe(true);

  // the files say the same, month by month
  for (const each of books.slice(9)) await expectInFile(each);
});

test('an undone confirmation leaves nothing in the books, and what is paid back for a reason is in them', async () => {
  const now = new Date();
  const measureMonth = async () => {
    const month = (await measureBooks(now.getFullYear(), now)).at(-1);
    if (month === undefined) throw new Error('No month');
    await expectInFile(month);
    return month;
  };
  const buyer = await makeLearner();
  const id = await writeOrder(buyer.uid, { status: 'pending', paidAt: null, months: 4 });
  const before = await measureMonth();
  await confirmPayment(id, new Date(), pressOf(admin));
  expect(await measureMonth()).toMatchObject({
    count: before.count + 1,
    sales: { grossOre: before.sales.grossOre + 159_900 },
  });
  await undoConfirmation(id, new Date(), pressOf(admin));
  expect(await measureMonth()).toEqual(before);
  await confirmPayment(id, new Date(), pressOf(admin));
  await refundOrder(id, new Date(), admin.uid, 'Betalade två gånger');
  expect(await measureMonth()).toMatchObject({
    count: before.count + 1,
    sales: { grossOre: before.sales.grossOre + 159_900 },
    refunds: { grossOre: before.refunds.grossOre + 159_900 },
  });
});

test('a part that is paid back is in its own month, and what is left of it in that of the refund', async () => {
  await writeOrder('buyer', {
    paidAt: at('2006-10-20T12:00:00Z'),
    status: 'refunded',
    refundedAt: at('2006-12-01T12:00:00Z'),
    partRefund: { amount: 300, at: at('2006-11-20T12:00:00Z'), endsLicense: true },
  });
  const books = (await measureBooks(2006, new Date())).slice(9);
  expect(books.map(({ sales, refunds }) => [sales.grossOre, refunds])).toEqual([
    [159_900, { netOre: 0, vatOre: 0, grossOre: 0 }],
    [0, { netOre: 24_000, vatOre: 6_000, grossOre: 30_000 }],
    [0, { netOre: 103_920, vatOre: 25_980, grossOre: 129_900 }],
  ]);
  for (const each of books) await expectInFile(each);
});

test('orders are found by what a file names, and those that are not there are left out', async () => {
  const ids = await Promise.all(Array.from({ length: 31 }, () => writeOrder('buyer')));
  const found = await findOrders([...ids, 'TK22222222']);
  expect([...found.keys()].sort()).toEqual([...ids].sort());
});

test('payments are confirmed one after the other, past one that cannot be, and none twice', async () => {
  const pending = { status: 'pending', paidAt: null, months: 4 };
  const buyers = [await makeLearner(), await makeLearner()];
  const [first = '', last = ''] = await Promise.all(
    buyers.map(({ uid }) => writeOrder(uid, pending)),
  );
  const given = await writeOrder('nobody', { status: 'cancelled', paidAt: null });
  const outcomes: [string, string | null][] = [];
  const changeKey = pressOf(admin);
  const confirm = () =>
    confirmPayments(
      [first, given, last],
      changeKey,
      (id, failure) => outcomes.push([id, failure]),
      () => false,
    );
  await confirm();
  expect(outcomes).toEqual([
    [first, null],
    [given, 'conflict'],
    [last, null],
  ]);
  const license = database.doc(`licenses/${buyers[0]?.uid ?? ''}_full`);
  const expiresAt = (await license.get()).get('expiresAt') as Timestamp;
  await confirm();
  expect((await license.get()).get('expiresAt')).toEqual(expiresAt);
  expect(await logOf(admin, `orders/${first}`)).toEqual(['confirmPayment']);
});
