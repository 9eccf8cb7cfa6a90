import type { QuestionReport, ReportGroup } from '../../domain/report/question-report';
import { groupBy } from '../../lib/group-by';

/**
 * Puts the reports of a page together by the question that they are about, each group at the place of its newest report. A
 * question whose newest report is on an earlier page is there already.
 * @param about the newest reports about the questions of the page, newest first.
 */
export function groupReports(
  page: readonly QuestionReport[],
  about: readonly QuestionReport[],
): ReportGroup[] {
  const byQuestion = groupBy(about, ({ questionId }) => questionId);
  return [...groupBy(page, ({ questionId }) => questionId)].flatMap(([questionId, onPage]) => {
    // reports about other questions may have left no room for all about this one
    const all = [...onPage, ...(byQuestion.get(questionId) ?? [])];
    const reports = [...new Map(all.map((report) => [report.id, report])).values()].sort(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
    );
    const isHere = onPage.some(({ id }) => id === reports[0]?.id);
    return isHere ? [{ questionId, reports }] : [];
  });
}
