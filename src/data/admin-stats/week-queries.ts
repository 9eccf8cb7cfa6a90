import { queryOptions } from '@tanstack/react-query';

import { isSettled, withParts, type WeekFigures } from '../../domain/admin/week-figures';
import { isoDate } from '../../domain/calendar-day';
import { measureServerTime } from '../../lib/server-clock';
import { statisticsKey } from '../admin-log/change-options';
import { onDevice } from '../device-cache';
import { eachWeek } from './each-week';
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

/** The last eight weeks in Sweden, the oldest first. Weeks by the server's clock: what is kept has to be over. */
export function lastWeeksOptions() {
  return queryOptions<WeekFigures[]>({
    queryKey: [...statisticsKey, 'lastWeeks'],
    queryFn: async ({ client }) => {
      const now = await measureServerTime();
      const parts = await client.query(recentPartsOptions());
      const weeks = await eachWeek(now, (monday) =>
        isSettled(monday, now) ? client.query(settledWeekOptions(monday)) : measureWeek(monday),
      );
      return weeks.map((week) => withParts(week, parts));
    },
  });
}
