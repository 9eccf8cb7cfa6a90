import { queryOptions } from '@tanstack/react-query';

import { isSettled } from '../../domain/admin/week-figures';
import { isoDate } from '../../domain/calendar-day';
import type { ExamCounts, ExamWeek } from '../../domain/exam/exam-counts';
import { measureServerTime } from '../../lib/server-clock';
import { statisticsKey } from '../admin-log/change-options';
import { eachWeek } from '../admin-stats/each-week';
import { onDevice } from '../device-cache';
import { countExamsInWeek, countExamsOf } from './repository';

/** How many mock tests a customer has finished, and passed. */
export function examsOfOptions(uid: string) {
  return queryOptions<ExamCounts>({
    queryKey: ['admin', 'finishedExams', uid],
    queryFn: () => countExamsOf(uid),
    staleTime: 0,
  });
}

/** A week of mock tests that is over: on this device it is counted once, without what is sent from a device later. */
function settledExamWeekOptions(monday: number) {
  return queryOptions<ExamWeek>({
    queryKey: ['admin', 'settledExamWeek', isoDate(monday)],
    queryFn: () => countExamsInWeek(monday),
    staleTime: Infinity,
    ...onDevice,
  });
}

/** How many mock tests everybody has finished, and passed, in each of the last eight weeks. */
export function examWeeksOptions() {
  return queryOptions<ExamWeek[]>({
    queryKey: [...statisticsKey, 'examWeeks'],
    queryFn: async ({ client }) => {
      const now = await measureServerTime();
      return eachWeek(now, (monday) =>
        isSettled(monday, now)
          ? client.query(settledExamWeekOptions(monday))
          : countExamsInWeek(monday),
      );
    },
  });
}
