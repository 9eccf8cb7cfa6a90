import { measureServerTime } from '../../lib/server-clock';
import type { ChangeKey } from '../admin-log/write-entry';
import type { DataErrorCode } from '../errors';
import { toDataError } from '../to-data-error';
import { confirmPayment } from './confirm-payment';

/**
 * Confirms the payments of several orders for an administrator who has seen the money, one after the other: each as
 * confirmPayment does, all or nothing and never twice. One that cannot be confirmed does not keep the others from it.
 * Throws DataError 'network' where nothing gets through: what is left can be confirmed later, and what was under way is
 * confirmed once, however often it is tried.
 * @param changeKey the same for every try with these orders
 * @param onProgress told of every order, with why it could not be confirmed or null
 * @param isStopped asked before every order
 */
export async function confirmPayments(
  orderIds: readonly string[],
  changeKey: ChangeKey,
  onProgress: (orderId: string, failure: DataErrorCode | null) => void,
  isStopped: () => boolean,
): Promise<void> {
  const now = await measureServerTime();
  for (const id of orderIds) {
    if (isStopped()) return;
    try {
      await confirmPayment(id, now, { ...changeKey, id: `${changeKey.id}-${id}` });
      onProgress(id, null);
    } catch (error) {
      const failure = toDataError(error);
      if (failure.code === 'network') throw failure;
      onProgress(id, failure.code);
    }
  }
}
