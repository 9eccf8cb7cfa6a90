import { queryOptions } from '@tanstack/react-query';

import { isSettled, withParts, type WeekFigures } from '../../domain/admin/week-figures';
import { isoDate } from '../../domain/calendar-day';
import { measureServerTime } from '../../lib/server-clock';
import { statisticsKey } from '../admin-log/change-options';
import { onDevice } from '../device-cache';
import { eachWeek } from './each-week';
import { recentBesideOptions } from './beside-queries';
import { measureWeek } from './repository';

/** A week that nothing changes any more: on this device it is measured once. */
function settledWeekOptions(monday: number) {
  return queryOptions<WeekFigures>({
    // those that were kept as 'settledWeek' have the purchases of test mode in them
    queryKey: ['admin', 'paidWeek', isoDate(monday)],
    queryFn: async ({ client }) =>
      measureWeek(monday, (await client.query(recentBesideOptions())).hasTests),
    staleTime: Infinity,
    ...onDevice,
  });
}

/** The last twelve weeks in Sweden, the oldest first. Weeks by the server's clock: what is kept has to be over. */
export function lastWeeksOptions() {
  return queryOptions<WeekFigures[]>({
    queryKey: [...statisticsKey, 'lastWeeks'],
    queryFn: async ({ client }) => {
      const now = await measureServerTime();
      const { parts, hasTests } = await client.query(recentBesideOptions());
      const weeks = await eachWeek(now, (monday) =>
        isSettled(monday, now)
          ? client.query(settledWeekOptions(monday))
          : measureWeek(monday, hasTests),
      );
      return weeks.map((week) => withParts(week, parts));
    },
  });
}
