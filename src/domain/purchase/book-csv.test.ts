import { expect, test } from 'vitest';

import { order } from '../../../tests/factories/purchase';
import { parseCsv, writeCsv } from '../import/csv';
import { bookRows } from './book-csv';
import type { BookEntry } from './book-entry';

const november = new Date('2026-11-20T23:30:00Z');
const december = new Date('2026-12-03T12:00:00Z');

function entry(change: Partial<BookEntry> = {}): BookEntry {
  const sold =
    change.order ?? order({ status: 'refunded', paidAt: november, refundedAt: december });
  const { amount, vatOre } = sold;
  const buyer = { name: 'Ada Ek', email: 'ada@example.se' };
  return { kind: 'sale', at: november, amount, vatOre, order: sold, buyer, ...change };
}

/** What a spreadsheet shows below the headings. */
function shown(...entries: BookEntry[]) {
  const records = parseCsv(writeCsv(bookRows(entries))) ?? [];
  return records.slice(1).map(({ cells }) => cells);
}

test('a sale is a row that names the buyer and not the uid, on its day in Sweden', () => {
  const [heading] = bookRows([]);
  const discounted = order({
    discountCode: 'HOST20',
    discountPercentage: 20,
    amount: 1280,
    vatOre: 25_600,
  });
  const [row] = shown(entry({ order: discounted }));
  expect(row).toHaveLength(heading?.length ?? 0);
  expect(row).toEqual([
    '2026-11-21',
    'Försäljning',
    'TKABCDEFGH',
    'Ada Ek',
    'ada@example.se',
    'Full åtkomst',
    '1599',
    'HOST20',
    '20',
    '1280,00',
    '256,00',
    'Swish',
  ]);
});

test('a refund is a row of its own on its own day, less than nothing', () => {
  const [sale, refund] = shown(entry(), entry({ kind: 'refund', at: december }));
  expect(sale?.slice(9, 11)).toEqual(['1599,00', '319,80']);
  expect(refund).toEqual([
    '2026-12-03',
    'Återbetalning',
    ...(sale?.slice(2, 9) ?? []),
    '-1599,00',
    '-319,80',
    'Swish',
  ]);
});

test('a part that is paid back is a row with the part and its VAT', () => {
  const [part] = shown(entry({ kind: 'partRefund', amount: 300, vatOre: 6000 }));
  expect(part?.[1]).toBe('Delåterbetalning');
  expect(part?.slice(9, 11)).toEqual(['-300,00', '-60,00']);
});

test('what a refund takes stays a number', () => {
  expect(writeCsv(bookRows([entry({ kind: 'refund' })]))).toContain(';-1599,00;-319,80;');
});

test('a refund of nothing is nothing', () => {
  const free = order({ amount: 0, vatOre: 0 });
  expect(shown(entry({ kind: 'refund', order: free }))[0]?.slice(9, 11)).toEqual(['0,00', '0,00']);
});

test('a buyer whose account is deleted is told as such', () => {
  expect(shown(entry({ buyer: null }))[0]?.slice(3, 5)).toEqual(['Raderat konto', '']);
});

test.each(['=1+1', '+46701234567', '-1', '@SUM(A1)'])(
  'a buyer called %s runs nothing in a spreadsheet',
  (name) => {
    const csv = writeCsv(bookRows([entry({ buyer: { name, email: name } })]));
    expect(csv).toContain(`;'${name};'${name};`);
  },
);
