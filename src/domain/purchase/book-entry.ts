import type { Order } from './order';

/** Who bought, as the profile says now. */
export interface Buyer {
  name: string;
  email: string;
}

/** What the books tell of a day: that an order was paid, or that its money was given back. */
export interface BookEntry {
  kind: 'sale' | 'refund';
  at: Date;
  order: Order;
  /** Null where the account has been deleted. */
  buyer: Buyer | null;
}

/**
 * The entries of a period, the oldest first. A refund is an entry of its own at its own time; that of the sale stays
 * what it was.
 * @param sold orders that were paid in the period, whatever became of them.
 * @param refunded orders whose money was given back in it, whenever they were paid.
 * @param buyers by uid, without those whose account is deleted.
 */
export function bookEntries(
  sold: readonly Order[],
  refunded: readonly Order[],
  buyers: ReadonlyMap<string, Buyer>,
): BookEntry[] {
  const entriesOf = (kind: BookEntry['kind'], order: Order, at: Date | null): BookEntry[] =>
    at === null ? [] : [{ kind, at, order, buyer: buyers.get(order.userId ?? '') ?? null }];
  return [
    ...sold.flatMap((order) => entriesOf('sale', order, order.paidAt)),
    ...refunded.flatMap((order) => entriesOf('refund', order, order.refundedAt)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}
