import type { QueryClient } from '@tanstack/react-query';

import { measureServerTime } from '../../lib/server-clock';
import { changeOptions } from '../admin-log/change-options';
import { invalidate } from '../invalidate';
import { orderChangeKeys } from '../orders/admin-queries';
import { confirmPayment } from './confirm-payment';
import { undoConfirmation } from './undo-confirmation';

/** Confirms that an order is paid. Throws DataError such as 'conflict' or 'discount-used-up'. */
export const confirmPaymentOptions = (id: string) =>
  changeOptions(
    async (_nothing, changeKey) => confirmPayment(id, await measureServerTime(), changeKey),
    ...orderChangeKeys,
  );

/** Takes back what was confirmed by mistake; the result is what has become of the licence. */
export const undoConfirmationOptions = (id: string) =>
  changeOptions(
    async (_nothing, changeKey) => undoConfirmation(id, await measureServerTime(), changeKey),
    ...orderChangeKeys,
  );

/** To be called when payments have been confirmed: what they change is asked for anew. */
export async function paymentsConfirmed(client: QueryClient): Promise<void> {
  await invalidate(client, ...orderChangeKeys);
}
