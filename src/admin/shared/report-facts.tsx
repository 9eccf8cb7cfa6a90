import type { QuestionReport } from '../../domain/report/question-report';

/** What a learner says is wrong, what of the question it is about, and what the learner has been answered. */
export function ReportFacts({
  report: { text, option, answer, createdAt },
  changedAt,
}: {
  report: QuestionReport;
  /** When the question was last written; null where that is not known. */
  changedAt: Date | null;
}) {
  const isChanged = changedAt !== null && changedAt > createdAt;
  return (
    <>
      {(option !== undefined || isChanged) && (
        <p className="text-sm">
          {option !== undefined && `Eleven svarade ${option.toUpperCase()}. `}
          {isChanged && 'Frågan har ändrats sedan dess.'}
        </p>
      )}
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
