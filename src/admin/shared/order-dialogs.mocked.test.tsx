import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showInPanel } from '../../../tests/drivers/panel';
import { focusedText } from '../../../tests/drivers/focus';
import { order } from '../../../tests/factories/purchase';
import { DataError } from '../../data/errors';
import { cancelPendingOrder, refundOrder } from '../../data/orders/manage-orders';
import type { RefundOutcome } from '../../data/orders/move-order';
import { notifyError, notifySuccess } from '../../ui/notify';
import { CancelOrderDialog, RefundDialog } from './order-dialogs';

vi.mock('../../ui/notify', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));
vi.mock('../../data/admin-log/queries', () => ({}));
vi.mock('../../data/payments/confirm-payment', () => ({ confirmPayment: vi.fn() }));
vi.mock('../../data/payments/undo-confirmation', () => ({ undoConfirmation: vi.fn() }));
vi.mock('../../data/orders/manage-orders', () => ({
  cancelPendingOrder: vi.fn(),
  refundOrder: vi.fn(),
}));
vi.mock('../../data/orders/find-orders', () => ({}));
vi.mock('../../data/orders/list-all-orders', () => ({}));
vi.mock('../../data/orders/repository', () => ({}));
vi.mock('../../lib/server-clock', () => ({ measureServerTime: () => Promise.resolve(new Date()) }));

beforeEach(() => {
  vi.clearAllMocks();
});

async function refund(outcome: RefundOutcome) {
  vi.mocked(refundOrder).mockResolvedValue(outcome);
  const onClose = vi.fn();
  showInPanel('/admin', <RefundDialog order={order({ status: 'withdrawn' })} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Markera som återbetald' }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
}

test('a refund that ended the licence says so and warns of nothing', async () => {
  await refund({ kind: 'ended' });
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith(
    'Framgång',
    'Köpet är markerat som återbetalt och licensen har avslutats.',
  );
  expect(notifyError).not.toHaveBeenCalled();
});

test('a refund that found no licence to shorten warns that access may be left', async () => {
  await refund({ kind: 'none' });
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith(
    'Framgång',
    'Köpet är markerat som återbetalt.',
  );
  expect(notifyError).toHaveBeenCalledExactlyOnceWith(
    'Ingen licens att korta',
    expect.stringContaining('TKABCDEFGH'),
  );
});

test('the way out of giving an order up keeps the order, and says so', async () => {
  const onClose = vi.fn();
  showInPanel('/admin', <CancelOrderDialog order={order()} onClose={onClose} />);
  expect(screen.queryByRole('button', { name: 'Avbryt' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Behåll ordern' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(cancelPendingOrder).not.toHaveBeenCalled();
});

test('what keeps a question from being carried out takes focus at its buttons, each time', async () => {
  const dead = new DataError('network', 'no network');
  vi.mocked(refundOrder).mockImplementation(
    () => new Promise((_resolve, reject) => void setTimeout(reject, 20, dead)),
  );
  showInPanel('/admin', <RefundDialog order={order({ status: 'withdrawn' })} onClose={vi.fn()} />);
  const problem = /^Kunde inte markera köpet som återbetalt\. /;
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Markera som återbetald' }));
    await waitFor(() => {
      expect(refundOrder).toHaveBeenCalledTimes(times);
      expect(focusedText()).toMatch(problem);
    });
  }
});
