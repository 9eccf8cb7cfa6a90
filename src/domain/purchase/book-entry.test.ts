import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ada, order } from '../../../tests/factories/purchase';
import { bookEntries as entriesOf } from './book-entry';
import type { Order } from './order';

const november = new Date('2026-11-20T10:00:00Z');
const december = new Date('2026-12-03T10:00:00Z');
const buyer = { name: 'Ada Ek', email: 'ada@example.se' };
const buyers = new Map([[ada.uid, buyer]]);

const kept = order({ status: 'paid', paidAt: november });
const givenBack = order({ status: 'refunded', paidAt: november, refundedAt: december });

type Orders = Parameters<typeof entriesOf>[0];

const bookEntries = (orders: Partial<Orders>) =>
  entriesOf({ sold: [], refunded: [], partRefunded: [], ...orders }, buyers);

const whole = { amount: 1599, vatOre: 31_980 };

test('a sale and its refund are entries of their own, each at its own time', () => {
  expect(bookEntries({ sold: [givenBack] })).toEqual([
    { kind: 'sale', at: november, ...whole, order: givenBack, buyer },
  ]);
  expect(bookEntries({ refunded: [givenBack] })).toEqual([
    { kind: 'refund', at: december, ...whole, order: givenBack, buyer },
  ]);
});

test('a part is given back at its own time, and the refund is of the rest, to the öre also where VAT was rounded', () => {
  const partRefund = { amount: 300, at: november, endsLicense: false };
  const split = order({ ...givenBack, vatOre: 32_000, partRefund });
  const entries = bookEntries({ refunded: [split], partRefunded: [split] });
  expect(entries.map(({ kind, at, amount, vatOre }) => [kind, at, amount, vatOre])).toEqual([
    ['partRefund', november, 300, 6000],
    ['refund', december, 1299, 26_000],
  ]);
});

test('what was not given back is no refund', () => {
  expect(bookEntries({ sold: [kept] }).map(({ kind }) => kind)).toEqual(['sale']);
});

test.each<[string, Order]>([
  ['is taken off the order', order({ ...kept, userId: null })],
  ['has no profile any more', order({ ...kept, userId: 'gone' })],
])('a buyer who %s has no name', (_what, sold) => {
  expect(bookEntries({ sold: [sold] })[0]?.buyer).toBeNull();
});

describe('whatever was sold and given back', () => {
  const day = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  });
  const sales = fc.array(
    fc.record({ paidAt: day, refundedAt: fc.option(day) }).map((times): Order => {
      const status = times.refundedAt === null ? 'paid' : 'refunded';
      return order({ ...times, status });
    }),
  );
  const refundsOf = (sold: readonly Order[]) =>
    sold.filter(({ refundedAt }) => refundedAt !== null);

  test('is in the books once for each time, in their order', () => {
    fc.assert(
      fc.property(sales, (sold) => {
        const entries = bookEntries({ sold, refunded: refundsOf(sold) });
        expect(entries).toHaveLength(sold.length + refundsOf(sold).length);
        const times = entries.map(({ at }) => at.getTime());
        expect(times).toEqual([...times].sort((one, other) => one - other));
      }),
    );
  });

  test('a refund leaves the entries of sales as they are', () => {
    fc.assert(
      fc.property(sales, (sold) => {
        const salesAmong = (refunded: readonly Order[]) =>
          bookEntries({ sold, refunded }).filter(({ kind }) => kind === 'sale');
        expect(salesAmong(refundsOf(sold))).toEqual(salesAmong([]));
      }),
    );
  });
});
