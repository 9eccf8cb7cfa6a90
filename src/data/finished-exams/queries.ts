import { queryOptions } from '@tanstack/react-query';

import type { ExamCounts } from '../../domain/exam/exam-counts';
import { measureServerTime } from '../../lib/server-clock';
import { statisticsKey } from '../admin-log/change-options';
import { countExamsOf, countRecentExams } from './repository';

/** How many mock tests a customer has finished, and passed. */
export function examsOfOptions(uid: string) {
  return queryOptions<ExamCounts>({
    queryKey: ['admin', 'finishedExams', uid],
    queryFn: () => countExamsOf(uid),
    staleTime: 0,
  });
}

/** How many mock tests everybody has finished, and passed, in the last weeks. */
export function recentExamsOptions() {
  return queryOptions<ExamCounts>({
    queryKey: [...statisticsKey, 'recentExams'],
    queryFn: async () => countRecentExams(await measureServerTime()),
  });
}
