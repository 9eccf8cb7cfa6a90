import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../../config/paths';
import {
  reportedQuestionsOptions,
  reportsKey,
  reportsPageOptions,
} from '../../../data/question-reports/queries';
import { setReportStatus } from '../../../data/question-reports/repository';
import type { Question } from '../../../domain/question/question';
import {
  reportStatuses,
  statusNames,
  type QuestionReport,
  type ReportStatus,
} from '../../../domain/report/question-report';
import { reasonNames } from '../../../domain/report/report-reason';
import { formatMoment } from '../../../lib/format';
import { Alert } from '../../../ui/alert';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ChoiceChips } from '../../../ui/choice-chips';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { SelectField } from '../../../ui/select-field';
import { EmptyState } from '../../../ui/states';
import { problemText } from '../messages';
import { PagedList } from '../paged-list';
import { TabHeader } from '../tab-header';
import { usePages } from '../use-pages';

const failed = 'Kunde inte ändra rapportens status.';

const tones = {
  new: 'warning',
  in_progress: 'primary',
  done: 'success',
  rejected: 'neutral',
} as const;

/** Where the question's editor is. */
function editorOf({ id, kind }: Pick<Question, 'id' | 'kind'>): string {
  const tab = kind === 'practice' ? 'practice-questions' : 'questions';
  return `${paths.admin.getHref(tab)}?fraga=${encodeURIComponent(id)}`;
}

function ReportCard({
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
  const move = useMutation({
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
            <Link to={editorOf(question)}>
              Öppna frågan
              <span className="sr-only">: {question.text}</span>
            </Link>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function Reports({
  reports,
  onMoved,
}: {
  reports: readonly QuestionReport[];
  onMoved: () => void;
}) {
  const ids = [...new Set(reports.map(({ questionId }) => questionId))];
  const questions = useQuery(reportedQuestionsOptions(ids));
  return (
    <>
      {questions.isError && (
        <div className="mb-4">
          <Alert tone="warning">Frågornas texter kunde inte hämtas.</Alert>
        </div>
      )}
      <ul aria-label="Felrapporter" className="grid gap-4">
        {reports.map((report) => (
          <li key={report.id}>
            <ReportCard
              report={report}
              question={questions.data?.get(report.questionId)}
              isLoaded={questions.isSuccess}
              onMoved={onMoved}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The tab 'Felrapporter': what learners say is wrong with questions, as an inbox. */
export default function ReportsTab() {
  const [status, setStatus] = useState<ReportStatus | 'all'>('new');
  const pages = usePages(status, (cursor) =>
    reportsPageOptions(status === 'all' ? null : status, cursor),
  );
  const inbox = useRef<HTMLDivElement>(null);
  const keepFocus = () => {
    // the report has left the list, and its field with it
    if (document.activeElement === document.body) inbox.current?.focus();
  };
  return (
    <div ref={inbox} tabIndex={-1} className="outline-none">
      <TabHeader title="Felrapporter" intro="Det elever säger är fel i frågorna, nyast först." />
      <div className="mb-4">
        <ChoiceChips
          legend="Status"
          value={status}
          onChange={setStatus}
          choices={[
            ...reportStatuses.map((key) => ({ key, label: statusNames[key] })),
            { key: 'all' as const, label: 'Alla' },
          ]}
        />
      </div>
      <PagedList
        pages={pages}
        errorTitle="Kunde inte ladda felrapporter."
        empty={
          <EmptyState title={status === 'all' ? 'Inga felrapporter' : 'Inga felrapporter här'}>
            <p>
              {status === 'all'
                ? 'Här hamnar det som elever rapporterar om frågor.'
                : 'Välj en annan status för att se fler.'}
            </p>
          </EmptyState>
        }
      >
        {(reports) => <Reports reports={reports} onMoved={keepFocus} />}
      </PagedList>
    </div>
  );
}
