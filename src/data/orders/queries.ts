import { queryOptions } from '@tanstack/react-query';

import type { ProductId } from '../../domain/account/license';
import type { Order } from '../../domain/purchase/order';
import { getOpenOrder } from './open-orders';
import { getOrder, listOrders } from './repository';

/** Milliseconds between looks at a pending order: often at first, then ever more seldom, at most every half minute. */
function nextLook(looks: number): number {
  return Math.min(30_000, 2_000 * 1.4 ** looks);
}

/** The order, asked for again by itself while it is pending, or null. */
export function orderOptions(id: string) {
  return queryOptions<Order | null>({
    queryKey: ['orders', 'one', id],
    queryFn: () => getOrder(id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' ? nextLook(state.dataUpdateCount) : false,
  });
}

/** The user's order of the product that waits for its payment, or null. */
export function openOrderOptions(uid: string, productId: ProductId) {
  return queryOptions<Order | null>({
    queryKey: ['orders', 'open', uid, productId],
    queryFn: () => getOpenOrder(uid, productId),
    staleTime: 0,
  });
}

/** The user's orders, newest first. */
export function ordersOptions(uid: string) {
  return queryOptions<Order[]>({
    queryKey: ['orders', 'of', uid],
    queryFn: () => listOrders(uid),
    staleTime: 0,
  });
}
