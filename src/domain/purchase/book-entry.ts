import type { Order } from './order';
import { partOf, restOf } from './refund';

/** Who bought, as the profile says now. */
export interface Buyer {
  name: string;
  email: string;
}

/** What the books tell of a day: that an order was paid, or that its money was given back, whole or in part. */
export interface BookEntry extends Pick<Order, 'amount' | 'vatOre'> {
  kind: 'sale' | 'refund' | 'partRefund';
  at: Date;
  order: Order;
  /** Null where the account has been deleted. */
  buyer: Buyer | null;
}

/**
 * The entries of a period, the oldest first. A refund is an entry of its own at its own time, of what it gave back; that
 * of the sale stays what it was.
 * @param sold orders that were paid in the period, whatever became of them.
 * @param refunded orders whose money was given back in it, or what was left of it, whenever they were paid.
 * @param partRefunded orders of which a part was given back in it.
 * @param buyers by uid, without those whose account is deleted.
 */
export function bookEntries(
  { sold, refunded, partRefunded }: Record<'sold' | 'refunded' | 'partRefunded', readonly Order[]>,
  buyers: ReadonlyMap<string, Buyer>,
): BookEntry[] {
  const entriesOf = (
    kind: BookEntry['kind'],
    order: Order,
    at: Date | null | undefined,
    { amount, vatOre }: Pick<Order, 'amount' | 'vatOre'>,
  ): BookEntry[] =>
    at == null
      ? []
      : [{ kind, at, amount, vatOre, order, buyer: buyers.get(order.userId ?? '') ?? null }];
  return [
    ...sold.flatMap((order) => entriesOf('sale', order, order.paidAt, order)),
    ...refunded.flatMap((order) => entriesOf('refund', order, order.refundedAt, restOf(order))),
    ...partRefunded.flatMap((order) =>
      entriesOf('partRefund', order, order.partRefund?.at, partOf(order)),
    ),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}
