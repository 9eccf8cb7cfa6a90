import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { showInPanel } from '../../../tests/drivers/panel';
import { order } from '../../../tests/factories/purchase';
import { listAllOrders } from '../../data/orders/list-all-orders';
import { confirmPayment } from '../../data/payments/confirm-payment';
import { PendingOrders } from './pending-orders';

vi.mock('../../ui/notify', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));
vi.mock('../../data/admin-log/queries', () => ({
  emailsOptions: (uids: readonly string[]) =>
    queryOptions({
      queryKey: ['emails', uids],
      queryFn: () => new Map(uids.map((uid) => [uid, `${uid}@example.se`])),
    }),
}));
vi.mock('../../data/orders/find-orders', () => ({}));
vi.mock('../../data/orders/list-all-orders', () => ({ listAllOrders: vi.fn() }));
vi.mock('../../data/orders/manage-orders', () => ({}));
vi.mock('../../data/orders/repository', () => ({}));
vi.mock('../../data/payments/confirm-payment', () => ({ confirmPayment: vi.fn() }));
vi.mock('../../data/payments/undo-confirmation', () => ({}));
vi.mock('../../lib/server-clock', () => ({ measureServerTime: () => Promise.resolve(new Date()) }));

test('who confirms a payment sees whose it is, and afterwards has the way to the order', async () => {
  vi.mocked(listAllOrders).mockResolvedValue({ items: [order({ userId: 'stina' })], next: null });
  showInPanel('/admin', <PendingOrders />);
  await userEvent.click(await screen.findByRole('button', { name: /^Bekräfta/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Köpare: stina@example.se')).toBeDefined();
  vi.mocked(listAllOrders).mockResolvedValue({ items: [], next: null });
  await userEvent.click(dialog.getByRole('button', { name: 'Bekräfta betalning' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(confirmPayment).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'TKABCDEFGH' }).getAttribute('href')).toBe(
    '/admin/orders?order=TKABCDEFGH',
  );
});
