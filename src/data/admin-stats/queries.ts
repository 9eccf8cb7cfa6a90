import { queryOptions } from '@tanstack/react-query';

import { countActiveLicenses, countQuestions, countUsers, sumRevenueThisMonth } from './repository';

const statistics = {
  users: countUsers,
  activeLicenses: () => countActiveLicenses(new Date()),
  questions: countQuestions,
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
