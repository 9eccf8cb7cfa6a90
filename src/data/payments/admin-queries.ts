import { measureServerTime } from '../../lib/server-clock';
import { changeOptions } from '../admin-log/change-options';
import { orderChangeKeys } from '../orders/admin-queries';
import { confirmPayment } from './confirm-payment';

/** Confirms that an order is paid. Throws DataError such as 'conflict' or 'discount-used-up'. */
export const confirmPaymentOptions = (id: string) =>
  changeOptions(
    async (_nothing, { actor }) => confirmPayment(id, { actor, now: await measureServerTime() }),
    ...orderChangeKeys,
  );
