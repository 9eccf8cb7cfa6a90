import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { isUsableId } from '../../domain/import/stable-id';
import type { Order } from '../../domain/purchase/order';
import { measureServerTime } from '../../lib/server-clock';
import { changeOptions, statisticsKey } from '../admin-log/change-options';
import type { Page, PageCursor } from '../firebase/page';
import { findOrders } from './find-orders';
import { listAllOrders, searchOrders, type FoundOrders, type OrderFilter } from './list-all-orders';
import { cancelPendingOrder, refundOrder, refundPart, type PartRefund } from './manage-orders';
import { getOrder } from './repository';

/** The key of everybody's orders, as an administrator sees them. */
const allOrdersKey = ['admin', 'orders'] as const;

/** A page of everybody's orders, those that fit the filter, the newest first. */
export function ordersPageOptions(filter: OrderFilter, cursor: PageCursor | null) {
  return queryOptions<Page<Order>>({
    queryKey: [...allOrdersKey, 'page', filter, cursor],
    queryFn: () => listAllOrders(filter, cursor),
    staleTime: 0,
  });
}

/** A customer's latest orders, a few of them. */
export function latestOrdersOptions(uid: string) {
  return queryOptions<Page<Order>>({
    queryKey: [...allOrdersKey, 'latest', uid],
    queryFn: () => listAllOrders({ userId: uid }, null, 5),
    staleTime: 0,
  });
}

/** The orders that a search finds; the ones before stay while the next are looked for. */
export function orderSearchOptions(typed: string) {
  return queryOptions<FoundOrders>({
    queryKey: [...allOrdersKey, 'search', typed],
    queryFn: () => searchOrders(typed),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Anybody's order, as an administrator sees it, or null. */
export function anyOrderOptions(id: string) {
  return queryOptions<Order | null>({
    queryKey: [...allOrdersKey, 'one', id],
    queryFn: () => (isUsableId(id) ? getOrder(id) : null),
    staleTime: 0,
  });
}

/** The orders with these references, by them, as they are now. */
export function ordersByReferenceOptions(references: readonly string[]) {
  return queryOptions<Map<string, Order>>({
    queryKey: [...allOrdersKey, 'references', references],
    queryFn: () => findOrders(references),
    staleTime: 0,
  });
}

/** What an order's fate changes: the lists, and perhaps figures and the buyer's licences. */
export const orderChangeKeys = [allOrdersKey, statisticsKey, ['admin', 'licenses']] as const;

/** Gives up an order that nobody has paid. */
export const cancelPendingOrderOptions = (id: string) =>
  changeOptions((_nothing, { actor }) => cancelPendingOrder(id, actor), ...orderChangeKeys);

/** Pays back what its buyer has not withdrawn from, for a reason; the result is what has become of the licence. */
export const refundForReasonOptions = (id: string) =>
  changeOptions(
    async (reason: string, { actor }) => refundOrder(id, await measureServerTime(), actor, reason),
    ...orderChangeKeys,
  );

/** Pays a part back, for a reason; the result is what has become of the licence. */
export const refundPartOptions = (id: string) =>
  changeOptions(
    async (part: PartRefund, { actor }) => refundPart(id, part, await measureServerTime(), actor),
    ...orderChangeKeys,
  );

/** Marks a withdrawn order as paid back; the result is what has become of the licence. */
export const refundOrderOptions = (id: string) =>
  changeOptions(
    async (_nothing, { actor }) => refundOrder(id, await measureServerTime(), actor),
    ...orderChangeKeys,
  );
