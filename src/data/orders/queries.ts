import { queryOptions } from '@tanstack/react-query';

import type { ProductId } from '../../domain/account/license';
import type { Order } from '../../domain/purchase/order';
import { getOpenOrder } from './open-orders';
import { getOrder, listOrders } from './repository';

/** Milliseconds between looks at a pending order: often at first, then ever more seldom, at most every half minute. */
function nextLook(looks: number): number {
  return Math.min(30_000, 2_000 * 1.4 ** looks);
}

/**
 * What is shown of an order is what it is now, also where the page is come back to: one that has been paid in another tab,
 * or by another app, is not offered to be paid again.
 */
const ofNow = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: true } as const;

/** The order, asked for again by itself while it is pending, or null. */
export function orderOptions(id: string) {
  return queryOptions<Order | null>({
    queryKey: ['orders', 'one', id],
    queryFn: () => getOrder(id),
    ...ofNow,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' ? nextLook(state.dataUpdateCount) : false,
  });
}

/** The user's order of the product that waits for its payment, or null. */
export function openOrderOptions(uid: string, productId: ProductId) {
  return queryOptions<Order | null>({
    queryKey: ['orders', 'open', uid, productId],
    queryFn: () => getOpenOrder(uid, productId),
    ...ofNow,
  });
}

/** The user's orders, newest first. */
export function ordersOptions(uid: string) {
  return queryOptions<Order[]>({
    queryKey: ['orders', 'of', uid],
    queryFn: () => listOrders(uid),
    ...ofNow,
  });
}
