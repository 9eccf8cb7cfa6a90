import { expect, test } from 'vitest';

import { order } from '../../../tests/factories/purchase';
import { monthBooks, totalBooks } from './month-books';

const month = { year: 2026, month: 11 };
const november = new Date('2026-11-20T10:00:00Z');
const december = new Date('2026-11-30T23:30:00Z');

test('a month has net, VAT and gross of its sales and of its refunds, in öre', () => {
  expect(monthBooks({ month, sold: 1898, refunded: 299, orders: 2 }, [])).toEqual({
    month,
    count: 2,
    sales: { netOre: 151_840, vatOre: 37_960, grossOre: 189_800 },
    refunds: { netOre: 23_920, vatOre: 5_980, grossOre: 29_900 },
  });
});

test('an order from before VAT was in öre has the VAT that it was stored with', () => {
  const old = order({ vatOre: 32_000, paidAt: november });
  const elsewhere = order({ vatOre: 32_000, paidAt: december });
  const test = order({ vatOre: 32_000, paidAt: november, isTest: true });
  const revenue = { month, sold: 3198, refunded: 0, orders: 2 };
  expect(monthBooks(revenue, [old, elsewhere, test]).sales).toEqual({
    netOre: 319_800 - 63_980,
    vatOre: 63_980,
    grossOre: 319_800,
  });
});

test('its refund has it too, in the month in which it was made', () => {
  const old = order({ vatOre: 32_000, paidAt: november, refundedAt: december });
  const next = { month: { year: 2026, month: 12 }, sold: 0, refunded: 1599, orders: 0 };
  expect(monthBooks(next, [old])).toMatchObject({
    sales: { vatOre: 0 },
    refunds: { netOre: 127_900, vatOre: 32_000, grossOre: 159_900 },
  });
});

test('months are added up', () => {
  const one = monthBooks({ month, sold: 1599, refunded: 0, orders: 1 }, []);
  const other = monthBooks({ month, sold: 299, refunded: 1599, orders: 1 }, []);
  expect(totalBooks([one, other])).toEqual({
    count: 2,
    sales: { netOre: 151_840, vatOre: 37_960, grossOre: 189_800 },
    refunds: { netOre: 127_920, vatOre: 31_980, grossOre: 159_900 },
  });
});
