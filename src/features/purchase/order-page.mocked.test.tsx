import { queryOptions } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { address, addressState, newClient, showAt } from '../../../tests/drivers/page';
import { ada, order, paymentSettings } from '../../../tests/factories/purchase';
import type { AuthUser } from '../../data/auth/auth-user';
import { DataError } from '../../data/errors';
import { cancelOrder, getOrder } from '../../data/orders/repository';
import type { Order } from '../../domain/purchase/order';
import type { PaymentSettings } from '../../domain/purchase/payment-settings';
import { notifyError } from '../../ui/notify';
import { keepLockedPage } from './locked-page';
import OrderPage from './order-page';

const read = vi.hoisted(() => ({
  user: vi.fn<() => AuthUser | null>(),
  settings: vi.fn<() => Promise<PaymentSettings | null>>(),
}));
vi.mock('../../ui/notify', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));
vi.mock('../../data/auth/queries', () => ({
  authOptions: () => queryOptions({ queryKey: ['auth'], queryFn: read.user }),
}));
vi.mock('../../data/payment-settings/queries', () => ({
  paymentSettingsOptions: () => queryOptions({ queryKey: ['settings'], queryFn: read.settings }),
}));
vi.mock('../../data/orders/open-orders', () => ({ getOpenOrder: vi.fn() }));
vi.mock('../../data/orders/repository', () => ({ getOrder: vi.fn(), cancelOrder: vi.fn() }));
vi.mock('../../data/payments/confirm-own-payment', () => ({ confirmOwnPayment: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
  read.user.mockReturnValue(ada);
  read.settings.mockReset().mockResolvedValue(paymentSettings());
  vi.mocked(cancelOrder).mockReset().mockResolvedValue();
});

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const show = (client = newClient()) =>
  showAt('/kop/TKABCDEFGH', <OrderPage />, { path: '/kop/:order', client });

/** Shows an order, once it is there. */
async function showOrder(change: Partial<Order>, settings: Partial<PaymentSettings> | null = {}) {
  vi.mocked(getOrder).mockReset().mockResolvedValue(order(change));
  read.settings.mockResolvedValue(settings === null ? null : paymentSettings(settings));
  const shown = show();
  await screen.findByText('TKABCDEFGH', { selector: 'span' });
  return shown;
}

const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const button = (name: string) => screen.queryByRole('button', { name });

describe('an order that waits for its payment', () => {
  test('tells its amount, its status and its reference, and asks for the order of the address', async () => {
    await showOrder({});
    expect(getOrder).toHaveBeenCalledWith('TKABCDEFGH');
    expect(screen.getByText('1 599 kr')).toBeDefined();
    expect(screen.getByText('Väntar på betalning')).toBeDefined();
    expect(button('Avbryt köpet')).not.toBeNull();
  });

  test('by Swish has a code to scan and a link that opens the app, filled in', async () => {
    await showOrder({});
    const code = screen.getByRole('img', { name: /^QR-kod för Swish/ });
    expect(code.getAttribute('alt')).toBe('QR-kod för Swish: 1\u00a0599\u00a0kr till Teoriklar AB');
    expect(code.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    const app = new URL(link('Öppna Swish') ?? '');
    expect(app.protocol).toBe('swish:');
    expect(JSON.parse(app.searchParams.get('data') ?? '')).toMatchObject({
      payee: { value: '1234567890' },
      amount: { value: 1599 },
      message: { value: 'TKABCDEFGH' },
    });
    expect(screen.getByText('1234567890')).toBeDefined();
  });

  test('by card leads to the operator of cards, in a tab that knows nothing of this one', async () => {
    await showOrder({ method: 'sumup' });
    const pay = screen.getByRole('link', { name: /med kort$/ });
    expect(pay.textContent).toBe('Betala 1\u00a0599\u00a0kr med kort');
    expect(pay.getAttribute('href')).toBe('https://pay.sumup.com/b2c/TEORIKLAR');
    expect(pay.getAttribute('target')).toBe('_blank');
    expect(pay.getAttribute('rel')).toBe('noreferrer');
  });

  test.each<[string, Partial<Order>, Partial<PaymentSettings> | null]>([
    ['Swish without a number', { method: 'swish' }, { swishNumber: '' }],
    ['a card without an address', { method: 'sumup' }, { sumupUrl: '' }],
    ['nothing set up', {}, null],
  ])('by %s says so and can be cancelled', async (_what, change, settings) => {
    await showOrder(change, settings);
    expect(screen.getByText(/^Betalsättet är inte inställt/)).toBeDefined();
    expect(button('Avbryt köpet')).not.toBeNull();
  });

  test('in test mode is confirmed by the buyer, whatever the way to pay', async () => {
    await showOrder({ method: 'sumup' }, { testMode: true });
    expect(button('Betala i testläge')).not.toBeNull();
    expect(screen.queryByRole('link', { name: /med kort/ })).toBeNull();
  });

  test('of nothing is confirmed by the buyer, also where money moves', async () => {
    await showOrder({ discountCode: 'GRATIS', discountPercentage: 100, amount: 0, vatOre: 0 });
    expect(button('Öppna åtkomst')).not.toBeNull();
    expect(button('Betala i testläge')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('of more than nothing is never confirmed by the buyer where money moves', async () => {
    await showOrder({ amount: 1 });
    expect(button('Öppna åtkomst')).toBeNull();
    expect(button('Betala i testläge')).toBeNull();
  });

  test('can be cancelled', async () => {
    await showOrder({});
    vi.mocked(getOrder).mockResolvedValue(order({ status: 'cancelled' }));
    await userEvent.click(button('Avbryt köpet') ?? document.body);
    expect(cancelOrder).toHaveBeenCalledExactlyOnceWith('TKABCDEFGH');
    expect(await screen.findByText('Avbruten')).toBeDefined();
    expect(button('Avbryt köpet')).toBeNull();
  });

  test('that cannot be cancelled stays, and that is told', async () => {
    await showOrder({});
    vi.mocked(cancelOrder).mockRejectedValue(new DataError('network', 'dead'));
    await userEvent.click(button('Avbryt köpet') ?? document.body);
    expect(notifyError).toHaveBeenCalledExactlyOnceWith(
      'Köpet kunde inte avbrytas',
      'Försök igen om en stund.',
    );
    expect(screen.getByText('Väntar på betalning')).toBeDefined();
  });

  test('that cannot be cancelled because it has been paid shows that, and tells no failure', async () => {
    await showOrder({});
    vi.mocked(cancelOrder).mockRejectedValue(new DataError('permission-denied', 'is paid'));
    vi.mocked(getOrder).mockResolvedValue(order({ status: 'paid', paidAt: new Date() }));
    await userEvent.click(button('Avbryt köpet') ?? document.body);
    expect(await screen.findByText('Betald')).toBeDefined();
    expect(notifyError).not.toHaveBeenCalled();
  });

  test('shows by itself that it has been paid, and then asks no more', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    vi.mocked(getOrder).mockReset().mockResolvedValue(order());
    show();
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await pass(100);
    expect(screen.getByText('Väntar på betalning')).toBeDefined();
    vi.mocked(getOrder).mockResolvedValue(order({ status: 'paid', paidAt: new Date() }));
    await pass(5_000);
    expect(screen.getByText('Betald')).toBeDefined();
    const looks = vi.mocked(getOrder).mock.calls.length;
    await pass(120_000);
    expect(getOrder).toHaveBeenCalledTimes(looks);
  });

  test('is asked for ever more seldom, but at least every half minute', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    vi.mocked(getOrder).mockReset().mockResolvedValue(order());
    show();
    const looksWithin = async (milliseconds: number) => {
      const before = vi.mocked(getOrder).mock.calls.length;
      await act(() => vi.advanceTimersByTimeAsync(milliseconds));
      return vi.mocked(getOrder).mock.calls.length - before;
    };
    expect(await looksWithin(60_000)).toBeGreaterThanOrEqual(6);
    await looksWithin(600_000);
    expect(await looksWithin(300_000)).toBe(10);
  });
});

describe('an order that is paid', () => {
  const paid = { status: 'paid', paidAt: new Date() } as const;

  test('of full access leads to practice and to the receipt', async () => {
    await showOrder(paid);
    expect(screen.getByText('Betald')).toBeDefined();
    expect(screen.getByText('Tack! Betalningen är bekräftad')).toBeDefined();
    expect(screen.getByText('Full åtkomst · 4 månader · Swish')).toBeDefined();
    expect(screen.getByText(/^Din åtkomst är öppen\./)).toBeDefined();
    expect(link('Börja öva')).toBe('/ovning');
    expect(link('Visa kvitto')).toBe('/kvitto/TKABCDEFGH');
    expect(button('Avbryt köpet')).toBeNull();
  });

  test('of long ago does not say that access is open', async () => {
    await showOrder({ ...paid, paidAt: new Date(2025, 1, 1) });
    expect(screen.getByText(/^Hur länge den gäller ser du på Min Sida/)).toBeDefined();
    expect(screen.queryByText(/Din åtkomst är öppen/)).toBeNull();
  });

  test('of the tests leads to them', async () => {
    await showOrder({ ...paid, productId: 'tests' });
    expect(link('Till teoriproven')).toBe('/prov');
    expect(link('Börja öva')).toBeUndefined();
  });

  test('leads to the page that it was made for, also where it is confirmed while it is shown', async () => {
    const page = { name: 'Kurser', path: '/kurser/b-miljo#bransle', opening: ['full' as const] };
    keepLockedPage(ada.uid, 'TKABCDEFGH', page);
    const { client } = await showOrder({});
    expect(screen.queryByRole('link', { name: 'Öppna Kurser' })).toBeNull();
    vi.mocked(getOrder).mockResolvedValue(order(paid));
    await act(() => client.refetchQueries({ queryKey: ['orders'] }));
    await screen.findByText('Betald');
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('Öppna Kurser');
    expect(first?.getAttribute('href')).toBe('/kurser/b-miljo#bransle');
    expect(link('Börja öva')).toBeUndefined();
  });

  test('has access asked for anew when it has just become so, and not when it was so long ago', async () => {
    const client = newClient();
    const isStale = () => client.getQueryState(['access', ada.uid])?.isInvalidated;
    client.setQueryData(['access', ada.uid], {});
    const anHourAgo = new Date(Date.now() - 60 * 60 * 1000);
    vi.mocked(getOrder)
      .mockReset()
      .mockResolvedValue(order({ ...paid, paidAt: anHourAgo }));
    const { unmount } = show(client);
    await screen.findByText('Betald');
    unmount();
    client.removeQueries({ queryKey: ['orders'] });
    vi.mocked(getOrder).mockResolvedValue(order());
    show(client);
    await screen.findByText('Väntar på betalning');
    expect(isStale()).toBe(false);
    vi.mocked(getOrder).mockResolvedValue(order(paid));
    await act(() => client.refetchQueries({ queryKey: ['orders'] }));
    await screen.findByText('Betald');
    expect(isStale()).toBe(true);
  });

  test('has access asked for anew when it became so while the page was away', async () => {
    const client = newClient();
    client.setQueryData(['access', ada.uid], {});
    vi.mocked(getOrder).mockReset().mockResolvedValue(order(paid));
    show(client);
    await screen.findByText('Betald');
    expect(client.getQueryState(['access', ada.uid])?.isInvalidated).toBe(true);
  });
});

test.each([
  ['cancelled', 'Avbruten', 'full'],
  ['cancelled', 'Avbruten', 'tests'],
  ['withdrawn', 'Ångrad, återbetalas', 'full'],
  ['refunded', 'Återbetald', 'tests'],
] as const)(
  'an order that is %s says so (%s) and leads on to where %s is sold, with nothing to pay',
  async (status, name, productId) => {
    await showOrder({ status, productId }, { testMode: true });
    expect(screen.getByText(name)).toBeDefined();
    expect(link('Till köpsidan')).toBe(`/kopa/${productId}`);
    expect(link('Mina köp')).toBe('/min-sida');
    expect(link('Visa kvitto')).toBeUndefined();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test("an order that is not there, or another's, is told as one", async () => {
  vi.mocked(getOrder).mockReset().mockResolvedValue(null);
  show();
  expect(await screen.findByRole('heading', { name: 'Köpet finns inte' })).toBeDefined();
});

test.each(['order', 'settings'])(
  'when the %s cannot be read, that is told and can be tried again',
  async (what) => {
    vi.mocked(getOrder).mockReset().mockResolvedValue(order());
    const failure = new DataError('network', 'dead');
    if (what === 'order') vi.mocked(getOrder).mockRejectedValueOnce(failure);
    else read.settings.mockRejectedValueOnce(failure);
    show();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Kunde inte hämta köpet/);
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByText('Väntar på betalning')).toBeDefined();
  },
);

test('who is signed out signs in first and comes back', async () => {
  read.user.mockReturnValue(null);
  vi.mocked(getOrder).mockReset();
  show();
  await waitFor(() => {
    expect(address()).toBe('/login');
  });
  expect(addressState()).toEqual({ from: '/kop/TKABCDEFGH' });
  expect(getOrder).not.toHaveBeenCalled();
});
