import { queryOptions } from '@tanstack/react-query';

import { monthPeriod, type MonthRevenue } from '../../domain/admin/revenue';
import { swedishMonth } from '../../domain/admin/swedish-month';
import {
  countActiveLicenses,
  countDiscountCodes,
  countQuestions,
  countUsers,
  measureRevenue,
  measureRevenueByMonth,
} from './repository';

const statistics = {
  users: countUsers,
  activeLicenses: () => countActiveLicenses(new Date()),
  questions: countQuestions,
  discountCodes: countDiscountCodes,
  revenue: async () => (await measureRevenue(null)).kronor,
  transactions: async () => (await measureRevenue(null)).orders,
  revenueThisMonth: async () =>
    (await measureRevenue(monthPeriod(swedishMonth(new Date())))).kronor,
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
