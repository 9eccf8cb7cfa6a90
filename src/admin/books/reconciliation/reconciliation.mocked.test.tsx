import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showInPanel } from '../../../../tests/drivers/panel';
import { order } from '../../../../tests/factories/purchase';
import { DataError } from '../../../data/errors';
import { findOrders } from '../../../data/orders/find-orders';
import { confirmPayment } from '../../../data/payments/confirm-payment';
import type { Order } from '../../../domain/purchase/order';
import { Reconciliation } from './reconciliation';

vi.mock('../../../ui/notify', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));
vi.mock('../../../data/orders/find-orders', () => ({ findOrders: vi.fn() }));
vi.mock('../../../data/firebase/firestore', () => ({}));
vi.mock('../../../data/firebase/auth', () => ({}));
vi.mock('../../../data/payments/confirm-payment', () => ({ confirmPayment: vi.fn() }));
vi.mock('../../../data/payments/undo-confirmation', () => ({ undoConfirmation: vi.fn() }));
vi.mock('../../../lib/server-clock', () => ({
  measureServerTime: () => Promise.resolve(new Date()),
}));

const ids = ['TKAAAAAAAA', 'TKBBBBBBBB', 'TKCCCCCCCC'] as const;
const header = 'Datum;Text;Belopp';
const payments = ids.map((id) => `2026-11-20;Swish ${id};1 599,00`);

/** What the database holds. */
let stored: Map<string, Order>;

beforeEach(() => {
  vi.clearAllMocks();
  stored = new Map(ids.map((id) => [id, order({ id })]));
  vi.mocked(findOrders).mockImplementation((references) =>
    Promise.resolve(
      new Map(
        [...stored].filter(([id]) => references.includes(id)).map(([id, at]) => [id, { ...at }]),
      ),
    ),
  );
  vi.mocked(confirmPayment).mockImplementation((id) => {
    stored.set(id, order({ id, status: 'paid' }));
    return Promise.resolve();
  });
});

async function choose(...lines: readonly string[]) {
  showInPanel('/admin/books', <Reconciliation />);
  const text = lines.join('\r\n');
  const file = new File([text], 'swish.csv', { type: 'text/csv' });
  // jsdom's files do not hand out their bytes
  const bytes = new TextEncoder().encode(text);
  Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) });
  await userEvent.upload(screen.getByLabelText('Fil med betalningar'), file);
}

const confirmButton = () => screen.findByRole('button', { name: /^Bekräfta/ });
const rowOf = (id: string) => screen.findByRole('row', { name: new RegExp(id) });

test('what agrees is confirmed in one press, each order once, however often it is pressed', async () => {
  await choose(header, ...payments, payments[0] ?? '');
  await userEvent.dblClick(await confirmButton());
  expect(await screen.findByText(/3\s*betalningar har bekräftats/)).toBeDefined();
  expect(vi.mocked(confirmPayment).mock.calls.map(([id]) => id)).toEqual(ids);
  expect(screen.queryByRole('button', { name: /^Bekräfta/ })).toBeNull();
});

test('a failure keeps no other order from being confirmed, and can be tried again', async () => {
  vi.mocked(confirmPayment).mockImplementationOnce(() =>
    Promise.reject(new DataError('discount-used-up', 'HOST20')),
  );
  await choose(header, ...payments);
  await userEvent.click(await confirmButton());
  expect(await screen.findByText('Allt är inte bekräftat')).toBeDefined();
  expect(within(await rowOf(ids[0])).getByText(/Rabattkoden är förbrukad/)).toBeDefined();
  expect(within(await rowOf(ids[2])).getByText('Bekräftad nu')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Bekräfta 1\s*betalning$/ }));
  expect(await screen.findByText(/3\s*betalningar har bekräftats/)).toBeDefined();
  expect(vi.mocked(confirmPayment).mock.calls.map(([id]) => id)).toEqual([...ids, ids[0]]);
});

test('without a network it stops, and goes on from there when it is pressed again', async () => {
  vi.mocked(confirmPayment)
    .mockImplementationOnce((id) => {
      stored.set(id, order({ id, status: 'paid' }));
      return Promise.resolve();
    })
    .mockImplementationOnce(() => Promise.reject(new DataError('network', 'no network')));
  await choose(header, ...payments);
  await userEvent.click(await confirmButton());
  expect(await screen.findByText(/1\s*betalning har bekräftats och 2 återstår/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Bekräfta 2\s*betalningar$/ }));
  expect(await screen.findByText(/3\s*betalningar har bekräftats/)).toBeDefined();
  expect(vi.mocked(confirmPayment).mock.calls.map(([id]) => id)).toEqual([
    ids[0],
    ids[1],
    ids[1],
    ids[2],
  ]);
});

test('it can be stopped between two orders', async () => {
  let answer: () => void = () => undefined;
  vi.mocked(confirmPayment).mockImplementationOnce((id) => {
    stored.set(id, order({ id, status: 'paid' }));
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await choose(header, ...payments);
  await userEvent.click(await confirmButton());
  await waitFor(() => {
    expect(confirmPayment).toHaveBeenCalledOnce();
  });
  expect(screen.getByText('0 av 3 betalningar')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Stoppa' }));
  answer();
  expect(await screen.findByText(/1\s*betalning har bekräftats och 2 återstår/)).toBeDefined();
  expect(confirmPayment).toHaveBeenCalledOnce();
});

test('what does not agree is shown first, with what the order waits for, and is not confirmed', async () => {
  await choose(header, '2026-11-20;TKAAAAAAAA;1 500,00', '2026-11-20;TK22222222;299,00');
  expect(
    await screen.findByText('Ingen rad i filen stämmer med en beställning som väntar.'),
  ).toBeDefined();
  const row = await rowOf(ids[0]);
  expect(within(row).getByText('Fel belopp')).toBeDefined();
  expect(within(row).getByText(/väntar på 1\s*599\s*kr/)).toBeDefined();
  expect(within(await rowOf('TK22222222')).getByText('Okänd referens')).toBeDefined();
  const choices = within(screen.getByLabelText('Visa')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Att utreda (2)',
    'Alla rader (2)',
    'Fel belopp (1)',
    'Okänd referens (1)',
  ]);
});

test('where no heading tells the amount, its column is chosen, and nothing is looked up before', async () => {
  await choose('När;Varför;Hur mycket', '1/11;TKAAAAAAAA;1599');
  const column = await screen.findByLabelText('Belopp står i kolumnen');
  expect(findOrders).not.toHaveBeenCalled();
  await userEvent.selectOptions(column, 'Hur mycket');
  expect(await screen.findByRole('button', { name: /^Bekräfta 1\s*betalning$/ })).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Referensen står i kolumnen'), 'När');
  expect(await screen.findByText('Ingen referens')).toBeDefined();
});

test.each([
  ['ingen tabell', ['bara text'], /ingen tabell/],
  ['inga rader', [header], /inga rader/],
])('a file with %s says so', async (_what, lines, problem) => {
  await choose(...lines);
  expect((await screen.findByRole('alert')).textContent).toMatch(problem);
  expect(findOrders).not.toHaveBeenCalled();
});

test('orders that could not be looked up are asked for again', async () => {
  vi.mocked(findOrders).mockRejectedValueOnce(new DataError('permission-denied', 'refused'));
  await choose(header, ...payments);
  expect(await screen.findByText('Kunde inte slå upp beställningarna.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await confirmButton()).toBeDefined();
});
