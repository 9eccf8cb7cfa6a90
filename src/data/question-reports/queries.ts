import { queryOptions } from '@tanstack/react-query';

import type {
  QuestionReport,
  ReportGroup,
  ReportStatus,
} from '../../domain/report/question-report';
import { changeOptions } from '../admin-log/change-options';
import type { Page, PageCursor } from '../firebase/page';
import { handleReports, type Handling } from './handle-reports';
import { listOpenReports, listReportGroups } from './repository';

/** The key of every list of reports. */
export const reportsKey = ['admin', 'reports'] as const;

/** A page of what learners have reported, by question, all or of one status. Never fresh: learners write to it. */
export function reportsPageOptions(status: ReportStatus | null, cursor: PageCursor | null) {
  return queryOptions<Page<ReportGroup>>({
    queryKey: [...reportsKey, status, cursor],
    queryFn: () => listReportGroups(status === null ? [] : [status], cursor),
    staleTime: 0,
  });
}

/** The reports about a question that wait. */
export function openReportsOptions(questionId: string) {
  return queryOptions<QuestionReport[]>({
    queryKey: [...reportsKey, 'about', questionId],
    queryFn: () => listOpenReports(questionId),
    staleTime: 0,
  });
}

/** Says how far reports have come, and answers them. */
export const handleReportsOptions = (ids: readonly string[]) =>
  changeOptions((handling: Handling) => handleReports(ids, handling), reportsKey);
