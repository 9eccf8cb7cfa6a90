import { useQuery } from '@tanstack/react-query';

import { useLearner } from '../../components/learner/learner-context';
import { ownReportsOptions } from '../../data/question-reports/own-queries';
import type { QuestionReport } from '../../domain/report/question-report';
import { reasonNames } from '../../domain/report/report-reason';
import { formatDate } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

/** How far a report has come, for the learner who has sent it. */
const outcomes = {
  new: { label: 'Mottagen', tone: 'neutral' },
  in_progress: { label: 'Granskas', tone: 'primary' },
  done: { label: 'Åtgärdad', tone: 'success' },
  rejected: { label: 'Ingen ändring', tone: 'neutral' },
} as const;

function ReportRow({ report }: { report: QuestionReport }) {
  const { label, tone } = outcomes[report.status];
  return (
    <li className="grid gap-2 py-4 wrap-anywhere first:pt-0 last:pb-0">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="font-semibold">{reasonNames[report.reason]}</h3>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="mt-1 text-muted-foreground">{formatDate(report.createdAt)}</p>
      </div>
      {report.text !== '' && <p className="whitespace-pre-line">{report.text}</p>}
      {report.answer !== undefined && (
        <p className="rounded-card bg-primary-soft p-3 whitespace-pre-line">
          <span className="font-semibold">Vårt svar:</span> {report.answer}
        </p>
      )}
    </li>
  );
}

/**
 * What the learner has reported last, and what was answered. The last card of the page, and none where nothing has been
 * reported: so nothing moves when it comes, and nobody is told that it cannot be read.
 */
export function ReportsCard() {
  const { uid } = useLearner();
  const { data: reports = [] } = useQuery(ownReportsOptions(uid));
  if (reports.length === 0) return null;
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Dina felrapporter</h2>
      <ul className="divide-y divide-border">
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
    </Card>
  );
}
