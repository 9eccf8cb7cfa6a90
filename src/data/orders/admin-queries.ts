import { queryOptions } from '@tanstack/react-query';

import type { Order, OrderStatus } from '../../domain/purchase/order';
import type { Page, PageCursor } from '../firebase/page';
import { listOrdersWith } from './manage-orders';

/** The key of everybody's orders, as an administrator sees them. */
export const allOrdersKey = ['admin', 'orders'] as const;

/** A page of everybody's orders of one status, the newest first. */
export function ordersPageOptions(status: OrderStatus, cursor: PageCursor | null) {
  return queryOptions<Page<Order>>({
    queryKey: [...allOrdersKey, status, cursor],
    queryFn: () => listOrdersWith(status, cursor),
    staleTime: 0,
  });
}
