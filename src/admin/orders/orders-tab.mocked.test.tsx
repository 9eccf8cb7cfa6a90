import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { addressSearch } from '../../../tests/drivers/page';
import { showInPanel } from '../../../tests/drivers/panel';
import { order } from '../../../tests/factories/purchase';
import type { LogEntry } from '../../domain/admin/log-entry';
import {
  listAllOrders,
  searchOrders,
  type FoundOrders,
  type OrderFilter,
} from '../../data/orders/list-all-orders';
import { refundOrder, refundPart } from '../../data/orders/manage-orders';
import { getOrder } from '../../data/orders/repository';
import { undoConfirmation } from '../../data/payments/undo-confirmation';
import OrdersTab from './orders-tab';

const entries = vi.hoisted(() => vi.fn<() => { items: LogEntry[]; next: null }>());
vi.mock('../../data/admin-log/queries', () => ({
  emailsOptions: (uids: readonly string[]) =>
    queryOptions({
      queryKey: ['emails', uids],
      queryFn: () => new Map(uids.map((uid) => [uid, `${uid}@example.se`])),
    }),
  entriesAboutOptions: () => queryOptions({ queryKey: ['entries'], queryFn: entries }),
}));
vi.mock('../../data/orders/find-orders', () => ({}));
vi.mock('../../data/orders/list-all-orders', () => ({
  listAllOrders: vi.fn(),
  searchOrders: vi.fn(),
}));
vi.mock('../../data/orders/manage-orders', () => ({
  cancelPendingOrder: vi.fn(),
  refundOrder: vi.fn(),
  refundPart: vi.fn(),
}));
vi.mock('../../data/payments/undo-confirmation', () => ({ undoConfirmation: vi.fn() }));
vi.mock('../../lib/server-clock', () => ({
  serverNow: () => new Date(),
  measureServerTime: () => Promise.resolve(new Date()),
}));
vi.mock('../../data/orders/repository', () => ({ getOrder: vi.fn() }));
vi.mock('../../data/payments/confirm-payment', () => ({ confirmPayment: vi.fn() }));

const paid = order({ id: 'TKPAID2222', status: 'paid', paidAt: new Date(2026, 10, 20, 11) });

beforeEach(() => {
  vi.clearAllMocks();
  entries.mockReturnValue({ items: [], next: null });
  vi.mocked(listAllOrders).mockResolvedValue({ items: [order(), paid], next: null });
});

const show = (search = '') =>
  showInPanel(`/admin/orders${search}`, <OrdersTab />, { path: '/admin/orders' });

/** What the list was narrowed to last, without what it was not. */
const lastFilter = () =>
  JSON.parse(JSON.stringify(vi.mocked(listAllOrders).mock.lastCall?.[0])) as OrderFilter;

test('every order has a row with what it is, whose, and how far it has come', async () => {
  show();
  const rows = within(await screen.findByRole('list', { name: 'Ordrar' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(await screen.findAllByText('ada@example.se')).toHaveLength(2);
  expect(rows[1]?.textContent).toContain('TKPAID2222');
  expect(rows[1]?.textContent).toContain('1\u00a0599\u00a0kr');
  expect(rows[1]?.textContent).toContain('Betald');
  expect(lastFilter()).toEqual({});
});

test('the list is narrowed in the address, and every choice keeps the others', async () => {
  show('?efter=x');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Betald');
  await userEvent.selectOptions(screen.getByLabelText('Betalsätt'), 'Kort');
  await userEvent.selectOptions(screen.getByLabelText('Produkt'), 'Full åtkomst');
  expect(addressSearch()).toBe('?status=paid&betalsatt=sumup&produkt=full');
  expect(lastFilter()).toEqual({ status: 'paid', method: 'sumup', productId: 'full' });
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Alla');
  expect(lastFilter()).toEqual({ method: 'sumup', productId: 'full' });
});

test('a time narrows the list to its moments, and one that there is not to nothing', async () => {
  show('?tid=idag&status=bogus');
  await screen.findByRole('list', { name: 'Ordrar' });
  const { period, ...rest } = vi.mocked(listAllOrders).mock.lastCall?.[0] ?? {};
  const hours = ((period?.to.getTime() ?? 0) - (period?.from.getTime() ?? 0)) / 3_600_000;
  expect([23, 24, 25]).toContain(hours);
  expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([]);
});

test('a search takes the place of what the list is narrowed to, and a choice that of the search', async () => {
  const found: FoundOrders = { orders: [paid], isCut: true };
  vi.mocked(searchOrders).mockResolvedValue(found);
  show('?status=pending&kund=ada');
  await userEvent.type(screen.getByRole('searchbox'), ' ada {Enter}');
  expect((await screen.findByText(/^1 order för/)).textContent).toBe(
    '1\u00a0order för ”ada”. Det finns fler: skriv mer för att hitta dem.',
  );
  expect(searchOrders).toHaveBeenCalledExactlyOnceWith('ada');
  expect(addressSearch()).toBe('?sok=ada');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Betald');
  expect(addressSearch()).toBe('?status=paid');
});

test('a customer’s orders say whose they are, and lead to everybody’s', async () => {
  show('?kund=ada');
  expect((await screen.findByRole('link', { name: 'ada@example.se' })).getAttribute('href')).toBe(
    '/admin/users?kund=ada',
  );
  expect(lastFilter()).toEqual({ userId: 'ada' });
  await userEvent.click(screen.getByRole('button', { name: 'Visa allas' }));
  expect(addressSearch()).toBe('');
});

test('an order opens from the list, tells its story, and leads back to the list as it was', async () => {
  vi.mocked(getOrder).mockResolvedValue(paid);
  entries.mockReturnValue({
    items: [
      {
        id: '1',
        actor: 'maja',
        action: 'confirmPayment',
        target: 'orders/TKPAID2222',
        at: new Date(2026, 10, 20, 11),
        details: 'Status: Väntar på betalning → Betald',
      },
    ],
    next: null,
  });
  show('?status=paid');
  await userEvent.click(await screen.findByRole('link', { name: 'TKPAID2222' }));
  const heading = await screen.findByRole('heading', { name: 'Order TKPAID2222' });
  expect(document.activeElement).toBe(heading);
  const events = within(await screen.findByRole('list', { name: 'Historik' }));
  expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bekräftade betalning'),
    expect.stringContaining('Beställningen gjordes'),
  ]);
  expect(await screen.findByText('maja@example.se')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Kvitto' }).getAttribute('href')).toBe(
    '/kvitto/TKPAID2222',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Alla ordrar' }));
  expect(addressSearch()).toBe('?status=paid');
});

test.each([
  [order(), ['Bekräfta betalning', 'Avbryt beställning']],
  [order({ userId: null }), ['Avbryt beställning']],
  [order({ ...paid, status: 'withdrawn' }), ['Återbetala']],
  [paid, ['Återbetala']],
  [{ ...paid, paidAt: new Date() }, ['Ångra bekräftelsen', 'Återbetala']],
  [{ ...paid, isTest: true }, []],
  [{ ...paid, amount: 0 }, []],
  [order({ status: 'cancelled' }), []],
  [order({ ...paid, status: 'refunded' }), []],
])('what can be done with an order follows how far it has come: %#', async (shown, actions) => {
  vi.mocked(getOrder).mockResolvedValue(shown);
  show(`?order=${shown.id}`);
  await screen.findByRole('heading', { name: `Order ${shown.id}` });
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(actions);
});

test('a purchase is paid back for a reason alone', async () => {
  vi.mocked(getOrder).mockResolvedValue(paid);
  vi.mocked(refundOrder).mockResolvedValue({ kind: 'ended' });
  show('?order=TKPAID2222');
  await userEvent.click(await screen.findByRole('button', { name: 'Återbetala' }));
  await userEvent.click(screen.getByRole('button', { name: 'Markera som återbetald' }));
  expect(await screen.findByText('Skriv varför köpet återbetalas.')).toBeDefined();
  expect(refundOrder).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Skäl'), ' Betalade två gånger {Enter}');
  await waitFor(() => {
    expect(refundOrder).toHaveBeenCalledExactlyOnceWith(
      'TKPAID2222',
      expect.any(Date),
      'ada',
      'Betalade två gånger',
    );
  });
});

test('a part is paid back, and the licence stays unless it is chosen to end', async () => {
  vi.mocked(getOrder).mockResolvedValue(paid);
  vi.mocked(refundPart).mockResolvedValue({ kind: 'none' });
  show('?order=TKPAID2222');
  await userEvent.click(await screen.findByRole('button', { name: 'Återbetala' }));
  const amount = screen.getByLabelText('Belopp (kr)');
  expect(amount).toHaveProperty('value', '1599');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.type(screen.getByLabelText('Skäl'), 'Sen leverans');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1600');
  await userEvent.click(screen.getByRole('button', { name: 'Markera som återbetald' }));
  expect(
    await screen.findByText(/^Skriv ett belopp i hela kronor, från 1 till 1\s599\.$/),
  ).toBeDefined();
  await userEvent.clear(amount);
  await userEvent.type(amount, '300');
  expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Bokför återbetalningen' }));
  await waitFor(() => {
    expect(refundPart).toHaveBeenCalledExactlyOnceWith(
      'TKPAID2222',
      { amount: 300, endsLicense: false, reason: 'Sen leverans' },
      expect.any(Date),
      'ada',
    );
  });
  expect(refundOrder).not.toHaveBeenCalled();
});

test('of an order of which a part is paid back, the page says so and only the rest can follow', async () => {
  const partRefund = { amount: 300, at: new Date(2026, 10, 21), endsLicense: true };
  vi.mocked(getOrder).mockResolvedValue({ ...paid, partRefund });
  vi.mocked(refundOrder).mockResolvedValue({ kind: 'none' });
  show('?order=TKPAID2222');
  expect(await screen.findByText('Delvis återbetald')).toBeDefined();
  expect(screen.getByText(/^300\skr, /)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Återbetala' }));
  expect(screen.queryByLabelText('Belopp (kr)')).toBeNull();
  expect(screen.getByRole('dialog').textContent).toMatch(/betalat tillbaka 1\s299\skr/);
  await userEvent.type(screen.getByLabelText('Skäl'), 'Resten{Enter}');
  await waitFor(() => {
    expect(refundOrder).toHaveBeenCalledOnce();
  });
});

test('a confirmation is undone after asking', async () => {
  vi.mocked(getOrder).mockResolvedValue({ ...paid, paidAt: new Date() });
  vi.mocked(undoConfirmation).mockResolvedValue({ kind: 'ended' });
  show('?order=TKPAID2222');
  await userEvent.click(await screen.findByRole('button', { name: 'Ångra bekräftelsen' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ångra bekräftelsen' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(undoConfirmation).toHaveBeenCalledOnce();
});

test('an order that is not there says so, also where the address holds no reference', async () => {
  vi.mocked(getOrder).mockResolvedValue(null);
  const { unmount } = show('?order=TKNOTHERE2');
  expect(await screen.findByRole('heading', { name: 'Ordern finns inte' })).toBeDefined();
  unmount();
  show('?order=a/b');
  expect(await screen.findByRole('heading', { name: 'Ordern finns inte' })).toBeDefined();
  expect(getOrder).toHaveBeenCalledExactlyOnceWith('TKNOTHERE2');
});
