import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { newClient, showAt } from '../../../tests/drivers/page';
import { order } from '../../../tests/factories/purchase';
import { DataError } from '../../data/errors';
import { confirmOwnPayment } from '../../data/payments/confirm-own-payment';
import type { Order } from '../../domain/purchase/order';
import { notifyError, notifySuccess } from '../../ui/notify';
import { SelfConfirmation } from './self-confirmation';

vi.mock('../../ui/notify', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));
vi.mock('../../data/payments/confirm-own-payment', () => ({ confirmOwnPayment: vi.fn() }));
vi.mock('../../data/orders/open-orders', () => ({ getOpenOrder: vi.fn() }));
vi.mock('../../data/orders/repository', () => ({ getOrder: vi.fn() }));

const free: Partial<Order> = { amount: 0, vatOre: 0, discountPercentage: 100 };
const client = newClient();
const areOrdersStale = () => client.getQueryState(['orders', 'one', 'TKABCDEFGH'])?.isInvalidated;

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(confirmOwnPayment).mockReset().mockResolvedValue();
  client.clear();
  client.setQueryData(['orders', 'one', 'TKABCDEFGH'], order());
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Presses the button under an order. */
async function pay(change: Partial<Order> = {}) {
  showAt('/kop/TKABCDEFGH', <SelfConfirmation order={order(change)} />, { client });
  fireEvent.click(screen.getByRole('button'));
  await pass(0);
}

test('a payment in test mode is under way for two seconds, and then confirmed by the buyer', async () => {
  await pay();
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith(
    'Betalningen behandlas',
    'Vänta ett ögonblick …',
  );
  await pass(1999);
  expect(confirmOwnPayment).not.toHaveBeenCalled();
  await pass(1);
  expect(confirmOwnPayment).toHaveBeenCalledExactlyOnceWith('TKABCDEFGH');
  expect(notifySuccess).toHaveBeenLastCalledWith('Köpet är klart', 'Din åtkomst är öppen.');
  expect(areOrdersStale()).toBe(true);
  expect(notifyError).not.toHaveBeenCalled();
});

test('the button cannot be pressed again while the payment is under way', async () => {
  await pay();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Betala i testläge' });
  expect(button.disabled).toBe(true);
  fireEvent.click(button);
  await pass(5000);
  expect(confirmOwnPayment).toHaveBeenCalledOnce();
});

test('what costs nothing is opened at once, without talk of test mode', async () => {
  await pay(free);
  expect(confirmOwnPayment).toHaveBeenCalledExactlyOnceWith('TKABCDEFGH');
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith('Köpet är klart', 'Din åtkomst är öppen.');
  expect(screen.getByText('Det finns inget att betala.')).toBeDefined();
  expect(screen.queryByText(/Testläge/)).toBeNull();
});

test.each([
  ['discount-used-up', 'Rabattkoden hann ta slut. Avbryt köpet och försök utan kod.'],
  ['network', 'Kunde inte starta betalningen. Försök igen.'],
] as const)(
  'a confirmation that fails by %s is told, and can be tried again',
  async (code, text) => {
    vi.mocked(confirmOwnPayment).mockRejectedValueOnce(new DataError(code, 'no'));
    await pay(free);
    expect(notifyError).toHaveBeenCalledExactlyOnceWith('Fel', text);
    expect(notifySuccess).not.toHaveBeenCalled();
    expect(areOrdersStale()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Öppna åtkomst' }));
    await pass(0);
    expect(notifySuccess).toHaveBeenCalledOnce();
  },
);

test('an order that another tab has paid is read anew, and no failure is told', async () => {
  vi.mocked(confirmOwnPayment).mockRejectedValueOnce(new DataError('conflict', 'is paid'));
  await pay(free);
  expect(notifyError).not.toHaveBeenCalled();
  expect(areOrdersStale()).toBe(true);
});
