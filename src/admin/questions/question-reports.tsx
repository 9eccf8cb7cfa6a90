import type { OptionKey } from '../../domain/question/question';
import type { QuestionReport } from '../../domain/report/question-report';
import { reasonNames } from '../../domain/report/report-reason';
import { formatCount, formatMoment } from '../../lib/format';
import { AnswerField } from '../shared/answer-field';
import { ReportFacts } from '../shared/report-facts';

/** What learners say is wrong with the question, beside the form in which it is mended, and what they are answered. */
export function QuestionReports({
  reports,
  options,
  changedAt,
  answer,
  onAnswer,
}: {
  reports: readonly QuestionReport[];
  /** What its options say. */
  options: Readonly<Record<OptionKey, string>>;
  /** When the question was last written; null where that is not known. */
  changedAt: Date | null;
  answer: string;
  onAnswer: (answer: string) => void;
}) {
  if (reports.length === 0) return null;
  const title = `${formatCount(reports.length, 'felrapport', 'felrapporter')} väntar`;
  return (
    <section aria-label={title} className="mb-4 rounded-card border border-border p-4">
      <div className="rounded-card bg-warning-soft p-3 text-warning-ink">
        <h3 className="font-medium">{title}</h3>
        <ul
          className="mt-2 grid max-h-60 gap-2 overflow-y-auto"
          tabIndex={0}
          aria-label="Felrapporter"
        >
          {reports.map((report) => (
            <li key={report.id}>
              <span className="font-medium">{reasonNames[report.reason]}</span>{' '}
              <time dateTime={report.createdAt.toISOString()} className="text-sm">
                {formatMoment(report.createdAt)}
              </time>
              <ReportFacts report={report} options={options} changedAt={changedAt} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-3">
        <AnswerField
          value={answer}
          onChange={onAnswer}
          hint="Valfritt. Skickas med ’Spara och markera klar’ och visas på elevens Min Sida."
        />
      </div>
    </section>
  );
}
