import { expect, test } from 'vitest';

import { order } from '../../../tests/factories/purchase';
import { seededRandom } from '../random';
import { orderReference, type Order } from '../purchase/order';
import { readBankFile } from './bank-file';
import { readBankLines, recogniseColumns, type BankLine } from './bank-lines';
import { lineStates, reconcile, referencesIn, type LineState } from './reconcile';

const line = (change: Partial<BankLine> = {}): BankLine => ({
  row: 2,
  text: '',
  ore: 159_900,
  references: ['TKABCDEFGH'],
  ...change,
});

function statesOf(lines: readonly BankLine[], ...orders: Order[]): LineState[] {
  return reconcile(lines, new Map(orders.map((each) => [each.id, each]))).map(({ state }) => state);
}

test('the amount of an order that waits for it is matched', () => {
  expect(statesOf([line()], order())).toEqual(['matched']);
});

test.each<[LineState, string, BankLine, Partial<Order>]>([
  ['amountDiffers', 'an öre too little', line({ ore: 159_899 }), {}],
  ['alreadyPaid', 'an order that is paid', line(), { status: 'paid' }],
  ['alreadyPaid', 'an order that was paid back', line(), { status: 'refunded' }],
  ['closed', 'an order that was given up', line(), { status: 'cancelled' }],
  ['closed', 'an order whose buyer is gone', line(), { userId: null }],
  ['missing', 'a reference of no order', line({ references: ['TK22222222'] }), {}],
  ['several', 'two references', line({ references: ['TKABCDEFGH', 'TK22222222'] }), {}],
  ['unmarked', 'no reference', line({ references: [] }), {}],
  ['outgoing', 'money that has gone out', line({ ore: -159_900 }), {}],
  ['unreadable', 'an amount that is none', line({ ore: null }), {}],
])('%s: %s', (state, _what, given, change) => {
  expect(statesOf([given], order(change))).toEqual([state]);
});

test('of several lines for an order the first with its amount is matched, and the others are one too many', () => {
  const short = line({ ore: 100 });
  expect(statesOf([short, line(), line()], order())).toEqual(['twice', 'matched', 'twice']);
  expect(statesOf([short, short], order())).toEqual(['amountDiffers', 'amountDiffers']);
});

test('a second line for an order that is paid already is one too many', () => {
  expect(statesOf([line(), line()], order({ status: 'paid' }))).toEqual(['alreadyPaid', 'twice']);
});

test('orders are looked up for money that has come in, each once', () => {
  const lines = [
    line(),
    line(),
    line({ references: ['TK22222222'], ore: -100 }),
    line({ references: ['TK33333333'], ore: null }),
    line({ references: ['TK44444444', 'TK55555555'] }),
  ];
  expect(referencesIn(lines)).toEqual(['TKABCDEFGH', 'TK44444444', 'TK55555555']);
});

/** A file that is drawn, with what each of its lines ought to be. */
interface Drawn {
  orders: Map<string, Order>;
  lines: { reference: string; kronor: number; currency: string; state: LineState }[];
}

/** Draws 200 lines, of which most are as they should be, with every kind of error among the rest. */
function draw(seed: number): Drawn {
  const random = seededRandom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const drawn: Drawn = { orders: new Map(), lines: [] };
  const makeOrder = (change: Partial<Order>) => {
    const id = orderReference(Uint8Array.from({ length: 8 }, () => Math.floor(random() * 256)));
    const made = order({ id, amount: pick([1599, 299, 1280, 1]), ...change });
    drawn.orders.set(id, made);
    return made;
  };
  const typed = (id: string) =>
    pick([
      id,
      id.toLowerCase(),
      `${id.slice(0, 2)} ${id.slice(2, 6)} ${id.slice(6)}`,
      `Köp ${id}!`,
    ]);
  while (drawn.lines.length < 200) {
    const state = random() < 0.5 ? 'matched' : pick(lineStates);
    const status =
      state === 'alreadyPaid' ? pick(['paid', 'withdrawn', 'refunded'] as const) : 'pending';
    const made = makeOrder(
      state === 'closed' ? pick([{ status: 'cancelled' as const }, { userId: null }]) : { status },
    );
    const good = { reference: typed(made.id), kronor: made.amount, currency: 'SEK' };
    const add = (change: Partial<Drawn['lines'][number]>) =>
      drawn.lines.push({ ...good, state, ...change });
    if (state === 'matched' || state === 'alreadyPaid' || state === 'closed') add({});
    else if (state === 'amountDiffers') add({ kronor: made.amount + pick([-0.5, 1, 100]) });
    else if (state === 'missing') {
      drawn.orders.delete(made.id);
      add({});
    } else if (state === 'several') add({ reference: `${made.id} ${makeOrder({}).id}` });
    else if (state === 'unmarked') add({ reference: pick(['', 'tack för hjälpen', 'TK1']) });
    else if (state === 'unreadable') add({ currency: 'EUR' });
    else if (state === 'outgoing') add({ kronor: -made.amount });
    else {
      add({ state: 'matched' });
      add({});
    }
  }
  return drawn;
}

/** The file as Swish makes it, with commas and points. */
function swishFile({ lines }: Drawn): string {
  return [
    '* Swish-rapport Avser 2026-11-01 - 2026-11-20 Skapad 2026-11-20 12:39 CET',
    'Radnr,Clnr,Kontonr,Valuta,Bokfdag,Mottagarnr,Avsändarnr,Avsändarnamn,Meddelande,Tid,Belopp,Orderreferens',
    ...lines.map(
      ({ reference, kronor, currency }, index) =>
        `${String(index + 1)},83279,1234567890,${currency},2026-11-20,1230000000,+46701234567,"Ek, Ada",${reference},12:00,${kronor.toFixed(2)},`,
    ),
  ].join('\r\n');
}

/** The file as a bank makes it for Swedish Excel. */
function bankFile({ lines }: Drawn): string {
  const number = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2 });
  return [
    '\uFEFFBokföringsdatum;Text;Valuta;Belopp;Saldo',
    ...lines.map(
      ({ reference, kronor, currency }) =>
        `2026-11-20;${reference};${currency};${number.format(kronor)};10 000,00`,
    ),
    '',
  ].join('\n');
}

test.each([1, 2, 3])(
  '200 lines with errors among them are each told for what they are, seed %i',
  (seed) => {
    const drawn = draw(seed);
    const expected = drawn.lines.map(({ state }) => state);
    expect(new Set(expected)).toEqual(new Set(lineStates));
    for (const [text, before] of [
      [swishFile(drawn), 3],
      [bankFile(drawn), 2],
    ] as const) {
      const file = readBankFile(text);
      const columns = file && recogniseColumns(file);
      const lines = file && columns ? readBankLines(file, columns) : [];
      const found = new Map(
        referencesIn(lines).flatMap((id) => {
          const known = drawn.orders.get(id);
          return known === undefined ? [] : [[id, known] as const];
        }),
      );
      const reconciled = reconcile(lines, found);
      expect(reconciled.map(({ state }) => state)).toEqual(expected);
      expect(lines.map(({ row }) => row)).toEqual(lines.map((_line, index) => index + before));
      const matched = reconciled.filter(({ state }) => state === 'matched');
      expect(new Set(matched.map((each) => each.order?.id)).size).toBe(matched.length);
    }
  },
);
