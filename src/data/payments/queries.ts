import { mutationOptions } from '@tanstack/react-query';

import { isDataError } from '../errors';
import { invalidate } from '../invalidate';
import { confirmOwnPayment } from './confirm-own-payment';
import { ordersKey } from '../orders/queries';

/**
 * Confirms the payment of the buyer's own order. Throws DataError 'conflict' when the order is not pending any more,
 * which what is shown of it then tells, 'discount-used-up', 'permission-denied' or 'network'.
 */
export function confirmOwnPaymentOptions(orderId: string) {
  return mutationOptions({
    mutationFn: () => confirmOwnPayment(orderId),
    onSuccess: (_result, _input, _before, { client }) => invalidate(client, ordersKey),
    onError: async (error, _nothing, _before, { client }) => {
      if (isDataError(error, 'conflict')) await client.invalidateQueries({ queryKey: ordersKey });
    },
  });
}
