import type { Order } from '../../domain/purchase/order';
import { orderStatusName } from '../../domain/purchase/order-names';
import { Badge } from '../../ui/badge';

const tones = {
  pending: 'warning',
  paid: 'success',
  cancelled: 'neutral',
  withdrawn: 'destructive',
  refunded: 'neutral',
} as const;

/** How far an order has come. */
export function OrderStatusBadge({ order }: { order: Pick<Order, 'status' | 'partRefund'> }) {
  return <Badge tone={tones[order.status]}>{orderStatusName(order)}</Badge>;
}
