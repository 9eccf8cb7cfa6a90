import { queryOptions } from '@tanstack/react-query';

import type { QuestionReport } from '../../domain/report/question-report';
import { listReportsBy } from './reports-by';

/** What a learner has reported last, and what became of it. Never fresh: the service answers. */
export function ownReportsOptions(uid: string) {
  return queryOptions<QuestionReport[]>({
    queryKey: ['own reports', uid],
    queryFn: () => listReportsBy(uid),
    staleTime: 0,
  });
}
