import { Link } from 'react-router-dom';

import { handleReportsOptions } from '../../data/question-reports/queries';
import { changedAt, type VersionedQuestion } from '../../data/questions/versioned-question';
import { templateOf } from '../../domain/question/calculated-question';
import {
  reportStatuses,
  statusNames,
  type QuestionReport,
  type ReportGroup,
} from '../../domain/report/question-report';
import { reasonNames } from '../../domain/report/report-reason';
import { formatCount, formatMoment } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { SelectField } from '../../ui/select-field';
import { useDuty } from '../shared/admin-context';
import { editorHref } from '../shared/question-kinds';
import { ReportFacts } from '../shared/report-facts';
import { useChange } from '../shared/use-change';
import { AnswerForm } from './answer-form';
import { ReportedQuestion } from './reported-question';

const failed = 'Kunde inte ändra rapporten.';

const tones = {
  new: 'warning',
  in_progress: 'primary',
  done: 'success',
  rejected: 'neutral',
} as const;

function Report({
  report,
  question,
}: {
  report: QuestionReport;
  question: VersionedQuestion | undefined;
}) {
  return (
    <li>
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{reasonNames[report.reason]}</span>
        <Badge tone={tones[report.status]}>{statusNames[report.status]}</Badge>
        <time
          dateTime={report.createdAt.toISOString()}
          className="text-sm text-muted-foreground tabular-nums"
        >
          {formatMoment(report.createdAt)}
        </time>
      </div>
      <ReportFacts
        report={report}
        options={question === undefined ? {} : templateOf(question).options}
        changedAt={question === undefined ? null : changedAt(question.version)}
      />
    </li>
  );
}

/** What is reported about one question, with the question and how far it has come. */
export function ReportCard({
  group: { questionId, reports },
  question,
  isLoaded,
  onMoved,
}: {
  group: ReportGroup;
  /** Undefined while it is being loaded, and when it has been deleted. */
  question: VersionedQuestion | undefined;
  isLoaded: boolean;
  onMoved: () => void;
}) {
  const mayEdit = useDuty('content');
  const move = useChange(handleReportsOptions(reports.map(({ id }) => id)), {
    failed,
    done: () => {
      onMoved();
      return reports.length === 1
        ? 'Rapporten har uppdaterats.'
        : `${formatCount(reports.length, 'rapport', 'rapporter')} har uppdaterats.`;
    },
  });
  const [newest, ...earlier] = reports;
  // one choice for all of them: that of none where they have come differently far
  const status = reports.every((report) => report.status === newest?.status) ? newest?.status : '';
  return (
    <Card className="grid gap-3">
      {question === undefined ? (
        <p className="wrap-anywhere text-muted-foreground">
          {isLoaded ? 'Frågan finns inte längre.' : questionId}
        </p>
      ) : (
        <ReportedQuestion question={question} />
      )}
      <ul aria-label={formatCount(reports.length, 'rapport', 'rapporter')} className="grid gap-3">
        {newest !== undefined && <Report report={newest} question={question} />}
      </ul>
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer">
            {formatCount(earlier.length, 'rapport till', 'rapporter till')}
          </summary>
          <ul className="mt-2 grid gap-3">
            {earlier.map((report) => (
              <Report key={report.id} report={report} question={question} />
            ))}
          </ul>
        </details>
      )}
      {move.reason !== undefined && (
        <Alert tone="destructive" title={failed}>
          {move.reason}
        </Alert>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-44">
          <SelectField
            label="Status"
            value={move.input?.status ?? status}
            {...(status === '' && { placeholder: 'Olika' })}
            options={reportStatuses.map((each) => ({ value: each, label: statusNames[each] }))}
            onChange={({ target }) => {
              const chosen = reportStatuses.find((each) => each === target.value);
              if (chosen !== undefined && !move.isBusy) move.run({ status: chosen });
            }}
          />
        </div>
        {mayEdit && question !== undefined && (
          <ButtonLink variant="outline">
            <Link to={editorHref(question)}>
              Öppna frågan
              <span className="sr-only">: {question.text}</span>
            </Link>
          </ButtonLink>
        )}
      </div>
      <AnswerForm isBusy={move.isBusy} onAnswer={move.run} />
    </Card>
  );
}
