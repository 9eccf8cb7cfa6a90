import type { OrderStatus } from '../../domain/purchase/order';
import { orderStatusNames } from '../../domain/purchase/order-names';
import { Badge } from '../../ui/badge';

const tones = {
  pending: 'warning',
  paid: 'success',
  cancelled: 'neutral',
  withdrawn: 'destructive',
  refunded: 'neutral',
} as const;

/** How far an order has come. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{orderStatusNames[status]}</Badge>;
}
