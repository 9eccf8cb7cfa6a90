import { queryOptions } from '@tanstack/react-query';

import { isUsableId } from '../../domain/import/stable-id';
import type { Question } from '../../domain/question/question';
import type { QuestionReport, ReportStatus } from '../../domain/report/question-report';
import { changeOptions } from '../admin-log/change-options';
import type { Page, PageCursor } from '../firebase/page';
import { withCurrentNames } from '../questions/categories-of';
import { listQuestionsById } from '../questions/repository';
import { listReports, setReportStatus } from './repository';

/** The key of every list of reports. */
const reportsKey = ['admin', 'reports'] as const;

/** A page of what learners have reported, all or of one status. Never fresh: learners write to it. */
export function reportsPageOptions(status: ReportStatus | null, cursor: PageCursor | null) {
  return queryOptions<Page<QuestionReport>>({
    queryKey: [...reportsKey, status, cursor],
    queryFn: () => listReports(status, cursor),
    staleTime: 0,
  });
}

/** The questions that reports are about, by id; those that are gone are not among them. */
export function reportedQuestionsOptions(ids: readonly string[]) {
  return queryOptions<Map<string, Question>>({
    queryKey: ['admin', 'questions', 'reported', ids],
    queryFn: async () => {
      // one id that the database cannot take would fail the query for all
      const found = await listQuestionsById(ids.filter(isUsableId));
      const questions = await withCurrentNames(found);
      return new Map(questions.map((question) => [question.id, question]));
    },
    enabled: ids.length > 0,
  });
}

/** Says how far a report has come. */
export const setReportStatusOptions = (id: string) =>
  changeOptions((status: ReportStatus) => setReportStatus(id, status), reportsKey);
