import { queryOptions } from '@tanstack/react-query';

import type { FirstWaiting } from '../../domain/admin/waiting';
import { serverNow } from '../../lib/server-clock';
import {
  countAlarms,
  expiringCodes,
  openReports,
  unpaidOrders,
  withdrawnOrders,
  type WaitingList,
} from './waiting-repository';

/**
 * How much waits, and what comes first of it.
 * @param listed where the panel lists it: what changes the list has it counted anew.
 */
function waitingOptions<First extends FirstWaiting>(
  listed: string,
  name: string,
  { count, findFirst }: WaitingList<First>,
) {
  const key = ['admin', listed, 'waiting', name];
  return {
    count: () =>
      queryOptions<number>({
        queryKey: [...key, 'count'],
        queryFn: () => count(serverNow()),
        refetchOnWindowFocus: true,
      }),
    first: () =>
      queryOptions<First | null>({
        queryKey: [...key, 'first'],
        queryFn: () => findFirst(serverNow()),
        refetchOnWindowFocus: true,
      }),
  };
}

/** The payments that are to be confirmed, and since when the first has waited. */
export const paymentsWaiting = waitingOptions('orders', 'payments', unpaidOrders);

/** The payments that are to be paid back, and when the first is to be. */
export const repaymentsWaiting = waitingOptions('orders', 'repayments', withdrawnOrders);

/** The reports that are not dealt with, and since when the first has waited. */
export const reportsWaiting = waitingOptions('reports', 'reports', openReports);

/** The codes that are about to expire, and when the first does. */
export const codesExpiring = waitingOptions('discountCodes', 'codes', expiringCodes);

/** How many questions have an alarm; a new count of first answers has it asked anew. */
export function alarmsWaitingOptions() {
  return queryOptions<number>({
    queryKey: ['admin', 'questionStatistics', 'waiting'],
    queryFn: countAlarms,
  });
}
