import {
  getAggregate,
  getDocs,
  limit,
  orderBy,
  query,
  sum,
  Timestamp,
  where,
  type Query,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { addDays, refundDue, soonDays, type FirstWaiting } from '../../domain/admin/waiting';
import type { OrderStatus } from '../../domain/purchase/order';
import { reportStatuses, type ReportStatus } from '../../domain/report/question-report';
import { discountCodesRef } from '../discount-codes/refs';
import { parseList, timestampSchema } from '../firebase/parse';
import { request } from '../firebase/request';
import { ordersRef } from '../orders/refs';
import { questionStatisticsRef } from '../question-statistics/refs';
import { reportsRef } from '../question-reports/refs';
import { count } from './repository';

/** Something that waits for an administrator. */
export interface WaitingList<First extends FirstWaiting> {
  /** How much of it there is at a moment. Throws DataError. */
  count: (now: Date) => Promise<number>;
  /** What comes first of it at a moment, or null. Throws DataError. */
  findFirst: (now: Date) => Promise<First | null>;
}

/**
 * What a query finds; of the first alone something is read.
 * @param field what it is sorted by.
 */
function waitingList<Stored, First extends { at: Date }>(
  list: (now: Date) => Query,
  field: string,
  schema: z.ZodMiniType<Stored>,
  toFirst: (stored: Stored) => First,
): WaitingList<First & FirstWaiting> {
  return {
    count: (now) => count(list(now)),
    findFirst: async (now) => {
      const { docs } = await request(() => getDocs(query(list(now), orderBy(field), limit(1))));
      const [stored] = parseList(schema, docs);
      return stored === undefined ? null : { ...toFirst(stored), asOf: now };
    },
  };
}

const ordersWith = (status: OrderStatus) => query(ordersRef(), where('status', '==', status));

/** The orders that wait for their payment, and since when the first has. */
export const unpaidOrders = waitingList(
  () => ordersWith('pending'),
  'createdAt',
  z.object({ createdAt: timestampSchema }),
  ({ createdAt }) => ({ at: createdAt }),
);

/** The orders whose buyers wait for their money, and when the first is to have it. */
export const withdrawnOrders = waitingList(
  () => ordersWith('withdrawn'),
  'updatedAt',
  z.object({ updatedAt: timestampSchema, paidAt: timestampSchema }),
  (order) => ({ at: refundDue(order) }),
);

const open: readonly ReportStatus[] = ['new', 'in_progress'];

/** The reports that are not dealt with, since when the first has waited, and how far it has come. */
export const openReports = waitingList(
  () => query(reportsRef(), where('status', 'in', open)),
  'createdAt',
  z.object({ createdAt: timestampSchema, status: z.enum(reportStatuses) }),
  ({ createdAt, status }) => ({ at: createdAt, status }),
);

/** The codes that can be used and are about to expire, and when the first does. */
export const expiringCodes = waitingList(
  (now) =>
    query(
      discountCodesRef(),
      where('is_active', '==', true),
      where('is_used_up', '==', false),
      where('expires_at', '>', Timestamp.fromDate(now)),
      where('expires_at', '<=', Timestamp.fromDate(addDays(now, soonDays))),
    ),
  'expires_at',
  z.object({ expires_at: timestampSchema }),
  ({ expires_at }) => ({ at: expires_at }),
);

/** How many questions had an alarm when first answers were last counted: one read. Throws DataError. */
export async function countAlarms(): Promise<number> {
  const counted = await request(() =>
    getAggregate(questionStatisticsRef(), { alarms: sum('alarms') }),
  );
  return counted.data().alarms;
}
