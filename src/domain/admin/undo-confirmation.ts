import type { Order } from '../purchase/order';

const day = 24 * 60 * 60 * 1000;

/** Days in which a confirmation may be taken back as a mistake. */
export const undoDays = 1;

/**
 * Returns true iff a confirmation may be taken back as a mistake: soon, so that the books of a month that is closed
 * stay what they are. What its buyer has confirmed himself cost nothing, or was a test, and of what was paid back in part
 * the money had come. Twin of `mayUndo` in
 * firestore.rules.
 */
export function isUndoable(order: Order, now: Date): boolean {
  const { status, paidAt, amount, isTest, userId, partRefund } = order;
  if (status !== 'paid' || paidAt === null || userId === null || partRefund !== null) return false;
  return amount > 0 && !isTest && now.getTime() < paidAt.getTime() + undoDays * day;
}
