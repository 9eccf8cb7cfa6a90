import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { asLearner } from '../../../tests/drivers/learner';
import { focusedText } from '../../../tests/drivers/focus';
import { newClient, showAt } from '../../../tests/drivers/page';
import { order } from '../../../tests/factories/purchase';
import { DataError } from '../../data/errors';
import { listOrders, withdrawOrder } from '../../data/orders/repository';
import { PurchasesCard } from './purchases-card';

vi.mock('../../data/orders/open-orders', () => ({ getOpenOrder: vi.fn() }));
vi.mock('../../data/orders/repository', () => ({
  getOrder: vi.fn(),
  listOrders: vi.fn(),
  withdrawOrder: vi.fn(),
}));

let client = newClient();
const now = new Date(2026, 10, 20, 12);
const paid = order({ status: 'paid', paidAt: now });
const show = () => showAt('/min-sida', asLearner(<PurchasesCard now={now} />), { client });
const pay = () => screen.queryByRole('link', { name: /^Till betalningen/ });

beforeEach(() => {
  client = newClient();
  vi.mocked(listOrders).mockReset().mockResolvedValue([order()]);
});

test('a purchase that was paid while the list was out of sight is never offered to be paid', async () => {
  const { unmount } = show();
  expect((await screen.findByRole('link')).textContent).toMatch(/^Till betalningen/);
  unmount();
  await waitFor(() => {
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
  vi.mocked(listOrders).mockResolvedValue([paid]);
  show();
  expect(pay()).toBeNull();
  expect((await screen.findByRole('link')).textContent).toMatch(/^Visa kvitto/);
});

test('a purchase that was paid in another tab shows its receipt when this one is come back to', async () => {
  show();
  expect((await screen.findByRole('link')).textContent).toMatch(/^Till betalningen/);
  vi.mocked(listOrders).mockResolvedValue([paid]);
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await screen.findByRole('link', { name: /^Visa kvitto/ })).getAttribute('href')).toBe(
    '/kvitto/TKABCDEFGH',
  );
  expect(pay()).toBeNull();
});

test('why a purchase cannot be withdrawn takes focus at the buttons', async () => {
  vi.mocked(listOrders).mockResolvedValue([paid]);
  vi.mocked(withdrawOrder).mockRejectedValue(new DataError('network', 'no network'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Ångra köp/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ja, ångra köpet' }));
  await waitFor(() => {
    expect(focusedText()).toMatch(/^Köpet kunde inte ångras: /);
  });
});
