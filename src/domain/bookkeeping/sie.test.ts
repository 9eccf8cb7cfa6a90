import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readSie } from '../../../tests/drivers/read-sie';
import { order } from '../../../tests/factories/purchase';
import { bookEntries, type BookEntry } from '../purchase/book-entry';
import { paymentMethods } from '../purchase/order';
import { priceWith } from '../purchase/pricing';
import { standardBookSettings, type BookSettings } from './accounts';
import { encodeCp437 } from './cp437';
import { sieFile } from './sie';
import { vouchersOf } from './vouchers';

const november = new Date('2026-11-20T23:30:00Z');
const december = new Date('2026-12-03T12:00:00Z');

function file(
  entries: readonly BookEntry[],
  settings: BookSettings = standardBookSettings,
  owner = { name: 'Körkortsskolan "Åäö" AB', organisationNumber: '556677-8899' },
) {
  return sieFile(vouchersOf(entries, settings), {
    owner,
    settings,
    fiscalYear: { from: '2026-01-01', to: '2026-12-31' },
    madeAt: december,
  });
}

function sale(change: Parameters<typeof order>[0] = {}): BookEntry {
  const sold = order(change);
  const buyer = { name: 'Ada Ek', email: 'ada@example.se' };
  const { amount, vatOre } = sold;
  return { kind: 'sale', at: november, amount, vatOre, order: sold, buyer };
}
const refund = (change: Parameters<typeof order>[0] = {}): BookEntry => ({
  ...sale(change),
  kind: 'refund',
  at: december,
});

test('the file says what it is, whose, and of which year', () => {
  const { labels, accounts } = readSie(file([]));
  expect(Object.fromEntries(labels)).toEqual({
    '#FLAGGA': ['0'],
    '#PROGRAM': ['Teoriklar', '1.0'],
    '#FORMAT': ['PC8'],
    '#GEN': ['20261203'],
    '#SIETYP': ['4'],
    '#ORGNR': ['556677-8899'],
    '#FNAMN': ['Körkortsskolan "Åäö" AB'],
    '#RAR': ['0', '20260101', '20261231'],
  });
  expect(Object.fromEntries(accounts)).toEqual({
    1580: 'Fordringar för kontokort och kuponger',
    1930: 'Företagskonto',
    2611: 'Utgående moms på försäljning inom Sverige, 25 %',
    3001: 'Försäljning inom Sverige, 25 % moms',
  });
});

test('a number that the operator has not given is left out', () => {
  const { labels } = readSie(file([], undefined, { name: 'Teoriklar', organisationNumber: '' }));
  expect(labels.has('#ORGNR')).toBe(false);
});

test('a sale and its refund are vouchers of their own, on their days in Sweden', () => {
  expect(readSie(file([sale(), refund()])).vouchers).toEqual([
    {
      series: 'A',
      number: '',
      date: '20261121',
      text: 'Försäljning TKABCDEFGH Full åtkomst',
      rows: [
        { account: '1930', ore: 159_900 },
        { account: '3001', ore: -127_920 },
        { account: '2611', ore: -31_980 },
      ],
    },
    {
      series: 'A',
      number: '',
      date: '20261203',
      text: 'Återbetalning TKABCDEFGH Full åtkomst',
      rows: [
        { account: '1930', ore: -159_900 },
        { account: '3001', ore: 127_920 },
        { account: '2611', ore: 31_980 },
      ],
    },
  ]);
});

test('a part that is paid back is a voucher of its own, and so is the rest', () => {
  const part = { amount: 300, at: november, endsLicense: false };
  const sold = order({ status: 'refunded', refundedAt: december, partRefund: part });
  const orders = { sold: [], refunded: [sold], partRefunded: [sold] };
  const { vouchers } = readSie(file(bookEntries(orders, new Map())));
  expect(vouchers).toMatchObject([
    {
      date: '20261121',
      text: 'Delåterbetalning TKABCDEFGH Full åtkomst',
      rows: [
        { account: '1930', ore: -30_000 },
        { account: '3001', ore: 24_000 },
        { account: '2611', ore: 6_000 },
      ],
    },
    {
      date: '20261203',
      text: 'Återbetalning TKABCDEFGH Full åtkomst',
      rows: [
        { account: '1930', ore: -129_900 },
        { account: '3001', ore: 103_920 },
        { account: '2611', ore: 25_980 },
      ],
    },
  ]);
});

test('a card’s money is on the account for cards', () => {
  const [voucher] = readSie(file([sale({ method: 'sumup' })])).vouchers;
  expect(voucher?.rows[0]).toEqual({ account: '1580', ore: 159_900 });
});

test('what cost nothing is no voucher', () => {
  expect(readSie(file([sale({ amount: 0, vatOre: 0 })])).vouchers).toEqual([]);
});

test('accounts and series are those that the operator has chosen, each account declared once', () => {
  const settings = { ...standardBookSettings, swish: '1940', sumup: '1940', series: 'TK' };
  const { accounts, vouchers } = readSie(file([sale()], settings));
  expect([...accounts.keys()]).toEqual(['1940', '3001', '2611']);
  expect(vouchers[0]).toMatchObject({ series: 'TK', rows: [{ account: '1940' }, {}, {}] });
});

test('nothing says who has bought', () => {
  const text = String.fromCharCode(...file([sale(), refund()]));
  expect(text).not.toMatch(/Ada|ada/);
});

test('every file balances to the öre, whatever was sold and for how much', () => {
  const entries = fc.array(
    fc.record({
      kind: fc.constantFrom('sale' as const, 'refund' as const),
      price: fc.integer({ min: 0, max: 100_000 }),
      discount: fc.integer({ min: 0, max: 100 }),
      method: fc.constantFrom(...paymentMethods),
      rounding: fc.constantFrom(0, 20, -40),
    }),
  );
  fc.assert(
    fc.property(entries, (drawn) => {
      const made = drawn.map(({ kind, price, discount, method, rounding }): BookEntry => {
        const { amount, vatOre } = priceWith(price, discount);
        const paid = { method, amount, vatOre: amount === 0 ? 0 : vatOre + rounding };
        return kind === 'sale' ? sale(paid) : refund(paid);
      });
      const { vouchers } = readSie(file(made));
      const money = (account: string) =>
        vouchers
          .flatMap(({ rows }) => rows)
          .filter((row) => row.account === account)
          .reduce((sum, { ore }) => sum + ore, 0);
      const sums = made.map(({ kind, order: { amount } }) => (kind === 'sale' ? amount : -amount));
      expect(money('1930') + money('1580')).toBe(sums.reduce((sum, each) => sum + each, 0) * 100);
    }),
  );
});

test('code page 437 has the Swedish letters, and what it lacks is written as well as it can be', () => {
  expect([...encodeCp437('ÅÄÖåäöé')]).toEqual([0x8f, 0x8e, 0x99, 0x86, 0x84, 0x94, 0x82]);
  expect(String.fromCharCode(...encodeCp437('São Łódź 新🙂'))).toBe('Sao ?\u00A2dz ??');
  expect([...encodeCp437('a\u030A')]).toEqual([0x86]);
});
