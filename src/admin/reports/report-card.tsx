import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { reportsKey } from '../../data/question-reports/queries';
import { setReportStatus } from '../../data/question-reports/repository';
import type { Question } from '../../domain/question/question';
import {
  reportStatuses,
  statusNames,
  type QuestionReport,
  type ReportStatus,
} from '../../domain/report/question-report';
import { reasonNames } from '../../domain/report/report-reason';
import { formatMoment } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { notifyError, notifySuccess } from '../../ui/notify';
import { SelectField } from '../../ui/select-field';
import { useWrite } from '../../ui/use-write';
import { problemText } from '../shared/messages';
import { editorHref } from '../shared/question-kinds';

const failed = 'Kunde inte ändra rapportens status.';

const tones = {
  new: 'warning',
  in_progress: 'primary',
  done: 'success',
  rejected: 'neutral',
} as const;

/** One report, with the question it is about and how far it has come. */
export function ReportCard({
  report,
  question,
  isLoaded,
  onMoved,
}: {
  report: QuestionReport;
  /** Undefined while it is being loaded, and when it has been deleted. */
  question: Question | undefined;
  isLoaded: boolean;
  onMoved: () => void;
}) {
  const client = useQueryClient();
  const move = useWrite({
    mutationFn: (status: ReportStatus) => setReportStatus(report.id, status),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: reportsKey });
      notifySuccess('Framgång', 'Rapporten har uppdaterats.');
      onMoved();
    },
    onError: () => {
      notifyError('Fel', failed);
    },
  });
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-lg">{reasonNames[report.reason]}</h3>
        <Badge tone={tones[report.status]}>{statusNames[report.status]}</Badge>
        <time
          dateTime={report.createdAt.toISOString()}
          className="text-sm text-muted-foreground tabular-nums"
        >
          {formatMoment(report.createdAt)}
        </time>
      </div>
      {report.text !== '' && (
        <blockquote className="border-l-4 border-border pl-4 wrap-anywhere whitespace-pre-line">
          {report.text}
        </blockquote>
      )}
      <p className="wrap-anywhere text-muted-foreground">
        {question === undefined
          ? isLoaded
            ? 'Frågan finns inte längre.'
            : report.questionId
          : `${question.category}: ${question.text}`}
      </p>
      {move.isError && (
        <Alert tone="destructive" title={failed}>
          {problemText(move.error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-44">
          <SelectField
            label="Status"
            value={move.isPending ? move.variables : report.status}
            options={reportStatuses.map((status) => ({
              value: status,
              label: statusNames[status],
            }))}
            onChange={({ target }) => {
              const status = reportStatuses.find((each) => each === target.value);
              if (status !== undefined && !move.isPending) move.mutate(status);
            }}
          />
        </div>
        {question !== undefined && (
          <ButtonLink variant="outline">
            <Link to={editorHref(question)}>
              Öppna frågan
              <span className="sr-only">: {question.text}</span>
            </Link>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
