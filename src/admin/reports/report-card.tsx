import { Link } from 'react-router-dom';

import { setReportStatusOptions } from '../../data/question-reports/queries';
import type { Question } from '../../domain/question/question';
import {
  reportStatuses,
  statusNames,
  type QuestionReport,
} from '../../domain/report/question-report';
import { reasonNames } from '../../domain/report/report-reason';
import { formatMoment } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { SelectField } from '../../ui/select-field';
import { editorHref } from '../shared/question-kinds';
import { useChange } from '../shared/use-change';

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
  const move = useChange(setReportStatusOptions(report.id), {
    failed,
    done: () => {
      onMoved();
      return 'Rapporten har uppdaterats.';
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
      {move.reason !== undefined && (
        <Alert tone="destructive" title={failed}>
          {move.reason}
        </Alert>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-44">
          <SelectField
            label="Status"
            value={move.input ?? report.status}
            options={reportStatuses.map((status) => ({
              value: status,
              label: statusNames[status],
            }))}
            onChange={({ target }) => {
              const status = reportStatuses.find((each) => each === target.value);
              if (status !== undefined && !move.isBusy) move.run(status);
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
