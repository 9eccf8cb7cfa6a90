import type { OptionKey } from '../../domain/question/question';
import type { QuestionReport } from '../../domain/report/question-report';
import { useDuty } from './admin-context';
import { SeenVersion } from './seen-version';

/** What a learner says is wrong, what of the question it is about, and what the learner has been answered. */
export function ReportFacts({
  report,
  options,
  changedAt,
}: {
  report: QuestionReport;
  /** What the question's options say now; of a question that is gone, nothing. */
  options: Readonly<Partial<Record<OptionKey, string | undefined>>>;
  /** When the question was last written; null where that is not known. */
  changedAt: Date | null;
}) {
  const mayReadVersions = useDuty('content');
  const { text, option, answer, createdAt } = report;
  const isChanged = changedAt !== null && changedAt > createdAt;
  const chosen = option === undefined ? '' : (options[option] ?? '');
  return (
    <>
      {(option !== undefined || isChanged) && (
        <p className="text-sm wrap-anywhere">
          {option !== undefined &&
            `Eleven svarade ${option.toUpperCase()}${chosen === '' ? '' : ` (${isChanged ? 'nu: ' : ''}”${chosen}”)`}. `}
          {isChanged && 'Frågan har ändrats sedan dess.'}
        </p>
      )}
      {isChanged && mayReadVersions && <SeenVersion report={report} />}
      {text !== '' && (
        <blockquote className="mt-1 border-l-4 border-border pl-4 wrap-anywhere whitespace-pre-line">
          {text}
        </blockquote>
      )}
      {answer !== undefined && (
        <p className="mt-1 wrap-anywhere whitespace-pre-line">Svar till eleven: {answer}</p>
      )}
    </>
  );
}
