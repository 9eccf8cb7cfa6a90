import { queryOptions } from '@tanstack/react-query';

import type { Order, OrderStatus } from '../../domain/purchase/order';
import { measureServerTime } from '../../lib/server-clock';
import { changeOptions, statisticsKey } from '../admin-log/change-options';
import type { Page, PageCursor } from '../firebase/page';
import { cancelPendingOrder, listOrdersWith, refundOrder } from './manage-orders';

/** The key of everybody's orders, as an administrator sees them. */
const allOrdersKey = ['admin', 'orders'] as const;

/** A page of everybody's orders of one status, the newest first. */
export function ordersPageOptions(status: OrderStatus, cursor: PageCursor | null) {
  return queryOptions<Page<Order>>({
    queryKey: [...allOrdersKey, status, cursor],
    queryFn: () => listOrdersWith(status, cursor),
    staleTime: 0,
  });
}

/** What an order's fate changes: the lists, and perhaps figures and the buyer's licences. */
export const orderChangeKeys = [allOrdersKey, statisticsKey, ['admin', 'licenses']] as const;

/** Gives up an order that nobody has paid. */
export const cancelPendingOrderOptions = (id: string) =>
  changeOptions((_nothing, { actor }) => cancelPendingOrder(id, actor), ...orderChangeKeys);

/** Marks a withdrawn order as paid back; the result is what has become of the licence. */
export const refundOrderOptions = (id: string) =>
  changeOptions(
    async (_nothing, { actor }) => refundOrder(id, await measureServerTime(), actor),
    ...orderChangeKeys,
  );
