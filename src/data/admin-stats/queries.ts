import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { monthPeriod, netRevenue, type MonthRevenue } from '../../domain/admin/revenue';
import { swedishMonth } from '../../domain/calendar-month';
import { statisticsKey } from '../admin-log/change-options';
import {
  countActiveLicenses,
  countDiscountCodes,
  countQuestions,
  measureAllRevenue,
  measureRevenue,
  measureRevenueByMonth,
  measureSales,
} from './repository';
import { recentPartsOptions } from './part-queries';
import { countUsers } from './user-total';

const statistics = {
  users: countUsers,
  activeLicenses: () => countActiveLicenses(new Date()),
  questions: countQuestions,
  discountCodes: countDiscountCodes,
  revenue: async () => netRevenue(await measureAllRevenue()),
  transactions: async () => (await measureSales(null)).orders,
  revenueThisMonth: async (client: QueryClient) => {
    const month = monthPeriod(swedishMonth(new Date()));
    return netRevenue(await measureRevenue(month, await client.query(recentPartsOptions())));
  },
} as const;

export type StatisticName = keyof typeof statistics;

/** One figure about the service as a whole: a count, or kronor. */
export function statisticOptions(name: StatisticName) {
  return queryOptions<number>({
    queryKey: [...statisticsKey, name],
    queryFn: ({ client }) => statistics[name](client),
  });
}

/** The revenue of each of the last twelve months, the oldest first. */
export function revenueByMonthOptions() {
  return queryOptions<MonthRevenue[]>({
    queryKey: [...statisticsKey, 'revenueByMonth'],
    queryFn: () => measureRevenueByMonth(new Date()),
  });
}
