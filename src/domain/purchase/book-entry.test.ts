import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ada, order } from '../../../tests/factories/purchase';
import { bookEntries } from './book-entry';
import type { Order } from './order';

const november = new Date('2026-11-20T10:00:00Z');
const december = new Date('2026-12-03T10:00:00Z');
const buyer = { name: 'Ada Ek', email: 'ada@example.se' };
const buyers = new Map([[ada.uid, buyer]]);

const kept = order({ status: 'paid', paidAt: november });
const givenBack = order({ status: 'refunded', paidAt: november, refundedAt: december });

test('a sale and its refund are entries of their own, each at its own time', () => {
  expect(bookEntries([givenBack], [], buyers)).toEqual([
    { kind: 'sale', at: november, order: givenBack, buyer },
  ]);
  expect(bookEntries([], [givenBack], buyers)).toEqual([
    { kind: 'refund', at: december, order: givenBack, buyer },
  ]);
});

test('what was not given back is no refund', () => {
  expect(bookEntries([kept], [], buyers).map(({ kind }) => kind)).toEqual(['sale']);
});

test.each<[string, Order]>([
  ['is taken off the order', order({ ...kept, userId: null })],
  ['has no profile any more', order({ ...kept, userId: 'gone' })],
])('a buyer who %s has no name', (_what, sold) => {
  expect(bookEntries([sold], [], buyers)[0]?.buyer).toBeNull();
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
        const entries = bookEntries(sold, refundsOf(sold), buyers);
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
          bookEntries(sold, refunded, buyers).filter(({ kind }) => kind === 'sale');
        expect(salesAmong(refundsOf(sold))).toEqual(salesAmong([]));
      }),
    );
  });
});
