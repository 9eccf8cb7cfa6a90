import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { address, addressState, showAt } from '../../../tests/drivers/page';
import { ada, order } from '../../../tests/factories/purchase';
import type { AuthUser } from '../../data/auth/auth-user';
import { DataError } from '../../data/errors';
import { getOrder } from '../../data/orders/repository';
import type { Order } from '../../domain/purchase/order';
import ReceiptPage from './receipt-page';

const read = vi.hoisted(() => ({ user: vi.fn<() => AuthUser | null>() }));
vi.mock('../../data/auth/queries', () => ({
  authOptions: () => queryOptions({ queryKey: ['auth'], queryFn: read.user }),
}));
vi.mock('../../data/orders/open-orders', () => ({ getOpenOrder: vi.fn() }));
vi.mock('../../data/orders/repository', () => ({ getOrder: vi.fn() }));

const paid = { status: 'paid', paidAt: new Date(2026, 10, 20, 10, 5) } as const;

beforeEach(() => {
  read.user.mockReturnValue(ada);
  vi.mocked(getOrder).mockReset();
});

const show = () => showAt('/kvitto/TKABCDEFGH', <ReceiptPage />, { path: '/kvitto/:order' });

/** What the receipt of an order says, line by line. */
async function linesOf(change: Partial<Order>): Promise<Record<string, string>> {
  vi.mocked(getOrder).mockResolvedValue(order({ ...paid, ...change }));
  show();
  const list = (await screen.findByText('Kvittonummer')).closest('dl') ?? document.body;
  const values = within(list).getAllByRole('definition');
  return Object.fromEntries(
    within(list)
      .getAllByRole('term')
      .map((term, index) => [term.textContent, values[index]?.textContent ?? '']),
  );
}

test('a receipt tells what was paid, when, how, to whom, and its VAT', async () => {
  expect(await linesOf({})).toEqual({
    Kvittonummer: 'TKABCDEFGH',
    Datum: '20 november 2026',
    Vara: 'Full åtkomst, 4\u00a0månader',
    Pris: '1\u00a0599\u00a0kr',
    Betalt: '1\u00a0599\u00a0kr',
    'varav moms 25\u00a0%': '319,80\u00a0kr',
    'Pris utan moms': '1\u00a0279,20\u00a0kr',
    Betalsätt: 'Swish',
    Status: 'Betald',
    Säljare: 'Teoriklar',
  });
  expect(getOrder).toHaveBeenCalledWith('TKABCDEFGH');
});

test('a receipt of a discounted purchase tells the list price, the code and the saving', async () => {
  const lines = await linesOf({
    productId: 'tests',
    listPrice: 299,
    discountCode: 'HOST10',
    discountPercentage: 10,
    amount: 270,
    vatOre: 5400,
    method: 'sumup',
  });
  expect(lines).toMatchObject({
    Vara: 'Obegränsade teoriprov, 4\u00a0månader',
    Pris: '299\u00a0kr',
    'Rabatt HOST10': '−29\u00a0kr',
    Betalt: '270\u00a0kr',
    'varav moms 25\u00a0%': '54,00\u00a0kr',
    'Pris utan moms': '216,00\u00a0kr',
    Betalsätt: 'Kort',
  });
});

test('an older receipt, whose VAT was rounded, still adds up', async () => {
  expect(await linesOf({ vatOre: 32_000 })).toMatchObject({
    Betalt: '1\u00a0599\u00a0kr',
    'varav moms 25\u00a0%': '320,00\u00a0kr',
    'Pris utan moms': '1\u00a0279,00\u00a0kr',
  });
});

test.each([
  ['withdrawn', 'Ångrad, återbetalas'],
  ['refunded', 'Återbetald'],
] as const)('a purchase that is %s keeps its receipt, which says so', async (status, name) => {
  expect((await linesOf({ status }))['Status']).toBe(name);
});

test('a receipt tells what was paid back in part, and what is left, with its VAT', async () => {
  const partRefund = { amount: 300, at: new Date(2026, 10, 21), endsLicense: false };
  expect(await linesOf({ partRefund })).toMatchObject({
    'Återbetalt 21 november 2026': '−300\u00a0kr, varav moms −60,00\u00a0kr',
    'Kvar efter återbetalning': '1\u00a0299\u00a0kr',
    Status: 'Delvis återbetald',
  });
});

test('a receipt can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await linesOf({});
  await userEvent.click(screen.getByRole('button', { name: 'Skriv ut eller spara som PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

test.each([
  ['is not paid', order()],
  ['is not there', null],
])('an order that %s has no receipt', async (_what, found) => {
  vi.mocked(getOrder).mockResolvedValue(found);
  show();
  expect(await screen.findByRole('heading', { name: 'Det finns inget kvitto' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a receipt that cannot be read is told, and can be tried again', async () => {
  vi.mocked(getOrder)
    .mockRejectedValueOnce(new DataError('network', 'dead'))
    .mockResolvedValue(order(paid));
  show();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Kunde inte hämta kvittot/);
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Kvittonummer')).toBeDefined();
});

test('who is signed out signs in first and comes back', async () => {
  read.user.mockReturnValue(null);
  show();
  await waitFor(() => {
    expect(address()).toBe('/login');
  });
  expect(addressState()).toEqual({ from: '/kvitto/TKABCDEFGH' });
  expect(getOrder).not.toHaveBeenCalled();
});
