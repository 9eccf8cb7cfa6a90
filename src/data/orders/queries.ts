import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { ProductId } from '../../domain/account/license';
import type { Order } from '../../domain/purchase/order';
import { serverNow } from '../../lib/server-clock';
import { invalidate } from '../invalidate';
import { accessKey } from '../query-client';
import { getOpenOrder } from './open-orders';
import { cancelOrder, getOrder, listOrders, withdrawOrder } from './repository';

/** The key of every order of the user's. */
export const ordersKey = ['orders'] as const;

/** Milliseconds for which what the device knows of access may be older than a payment (access/queries.ts), and some more. */
const newsMs = 5 * 60_000;

/** Returns true iff the device may not know yet what was paid for: it was seen pending, or is read for the first time. */
function isPaymentNew({ status, paidAt }: Order, before: Order | null | undefined): boolean {
  if (status !== 'paid' || paidAt === null) return false;
  if (before != null) return before.status !== 'paid';
  return serverNow().getTime() - paidAt.getTime() < newsMs;
}

/** Milliseconds between looks at a pending order: often at first, then ever more seldom, at most every half minute. */
function nextLook(looks: number): number {
  return Math.min(30_000, 2_000 * 1.4 ** looks);
}

/**
 * What is shown of an order is what it is now, also where the page is come back to: one that has been paid in another tab,
 * or by another app, is not offered to be paid again.
 */
const ofNow = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: true } as const;

/** The order, asked for again by itself while it is pending, or null. With its payment comes access. */
export function orderOptions(id: string) {
  return queryOptions<Order | null>({
    queryKey: [...ordersKey, 'one', id],
    queryFn: async ({ client, queryKey }) => {
      const before = client.getQueryData<Order | null>(queryKey);
      const order = await getOrder(id);
      if (order !== null && isPaymentNew(order, before)) {
        void client.invalidateQueries({ queryKey: accessKey });
      }
      return order;
    },
    ...ofNow,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' ? nextLook(state.dataUpdateCount) : false,
  });
}

/** The user's order of the product that waits for its payment, or null. */
export function openOrderOptions(uid: string, productId: ProductId) {
  return queryOptions<Order | null>({
    queryKey: [...ordersKey, 'open', uid, productId],
    queryFn: () => getOpenOrder(uid, productId),
    ...ofNow,
  });
}

/** The user's orders, newest first. */
export function ordersOptions(uid: string) {
  return queryOptions<Order[]>({
    queryKey: [...ordersKey, 'of', uid],
    queryFn: () => listOrders(uid),
    ...ofNow,
  });
}

/** Gives a pending order up. Throws DataError 'permission-denied' when it is not pending any more. */
export function cancelOrderOptions(id: string) {
  return mutationOptions({
    mutationFn: () => cancelOrder(id),
    onSuccess: (_result, _input, _before, { client }) => invalidate(client, ordersKey),
  });
}

/** Uses the right of withdrawal. Throws DataError 'permission-denied' when its 14 days are over. */
export function withdrawOrderOptions(id: string) {
  return mutationOptions({
    mutationFn: () => withdrawOrder(id),
    onSuccess: (_result, _input, _before, { client }) => invalidate(client, ordersKey, accessKey),
  });
}
