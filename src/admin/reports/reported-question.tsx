import { listOptions, type Question } from '../../domain/question/question';
import { classNames } from '../../lib/class-names';

/** The question, with its options and the right one, that reports are about. */
export function ReportedQuestion({ question }: { question: Question }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer wrap-anywhere text-muted-foreground">
        {question.category}: {question.text}
      </summary>
      <ul className="mt-2 grid gap-1 wrap-anywhere">
        {listOptions(question).map(({ key, text }) => (
          <li key={key} className={classNames(key === question.answer && 'font-semibold')}>
            {key.toUpperCase()}. {text}
            {key === question.answer && ' (rätt svar)'}
          </li>
        ))}
      </ul>
      {question.explanation !== '' && <p className="mt-2 wrap-anywhere">{question.explanation}</p>}
    </details>
  );
}
