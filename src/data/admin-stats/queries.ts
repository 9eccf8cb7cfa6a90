import { queryOptions } from '@tanstack/react-query';

import type { MonthRevenue } from '../../domain/admin/revenue';
import {
  countActiveLicenses,
  countDiscountCodes,
  countQuestions,
  countUsers,
  measureRevenue,
  measureRevenueByMonth,
  sumRevenueThisMonth,
} from './repository';

const statistics = {
  users: countUsers,
  activeLicenses: () => countActiveLicenses(new Date()),
  questions: countQuestions,
  discountCodes: countDiscountCodes,
  revenue: async () => (await measureRevenue(null)).kronor,
  transactions: async () => (await measureRevenue(null)).orders,
  revenueThisMonth: () => sumRevenueThisMonth(new Date()),
} as const;

export type StatisticName = keyof typeof statistics;

/** One figure about the service as a whole: a count, or kronor. */
export function statisticOptions(name: StatisticName) {
  return queryOptions<number>({
    queryKey: ['admin', 'statistics', name],
    queryFn: statistics[name],
  });
}

/** What was sold in each of the last twelve months, the oldest first. */
export function revenueByMonthOptions() {
  return queryOptions<MonthRevenue[]>({
    queryKey: ['admin', 'statistics', 'revenueByMonth'],
    queryFn: () => measureRevenueByMonth(new Date()),
  });
}
