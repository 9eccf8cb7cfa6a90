import { queryOptions } from '@tanstack/react-query';

import { isSettled, withParts, type WeekFigures } from '../../domain/admin/week-figures';
import { isoDate } from '../../domain/calendar-day';
import { lastMondays } from '../../domain/calendar-week';
import { measureServerTime } from '../../lib/server-clock';
import { statisticsKey } from '../admin-log/change-options';
import { onDevice } from '../device-cache';
import { recentPartsOptions } from './part-queries';
import { measureWeek } from './repository';

/** A week that nothing changes any more: on this device it is measured once. */
function settledWeekOptions(monday: number) {
  return queryOptions<WeekFigures>({
    queryKey: ['admin', 'settledWeek', isoDate(monday)],
    queryFn: () => measureWeek(monday),
    staleTime: Infinity,
    ...onDevice,
  });
}

/** Weeks that are measured at a time: a request that waits for many others would count as lost on a slow network. */
const atATime = 4;

/** The last twelve weeks in Sweden, the oldest first. Weeks by the server's clock: what is kept has to be over. */
export function lastWeeksOptions() {
  return queryOptions<WeekFigures[]>({
    queryKey: [...statisticsKey, 'lastWeeks'],
    queryFn: async ({ client }) => {
      const now = await measureServerTime();
      const mondays = lastMondays(12, now);
      const parts = await client.query(recentPartsOptions());
      const weeks: WeekFigures[] = [];
      while (weeks.length < mondays.length) {
        const next = mondays.slice(weeks.length, weeks.length + atATime);
        const measured = next.map((monday) =>
          isSettled(monday, now) ? client.query(settledWeekOptions(monday)) : measureWeek(monday),
        );
        weeks.push(...(await Promise.all(measured)));
      }
      return weeks.map((week) => withParts(week, parts));
    },
  });
}
