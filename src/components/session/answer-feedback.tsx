import type { PracticeSession } from '../../domain/practice/session';
import type { Question } from '../../domain/question/question';
import { Explanation } from '../question/explanation';
import { ReportButton } from '../question/report-button';
import { Verdict } from '../question/verdict';

/** What an answered question teaches: right or wrong, why the wrong option tempted, the rule, and the law it rests on. */
export function AnswerFeedback({
  question,
  given: { option, isRight, at, confidence },
}: {
  question: Question;
  given: PracticeSession['answers'][string];
}) {
  return (
    <>
      <section aria-label="Förklaring" className="mt-4 border-t border-border pt-4">
        <Verdict isRight={isRight} at={at} />
        {!isRight && confidence === 'sure' && (
          <p className="mt-2 rounded-card bg-warning-soft px-3.5 py-2.5 text-warning-ink">
            Du var säker – då är det här värt extra uppmärksamhet. Frågan kommer tillbaka snart.
          </p>
        )}
        <Explanation
          feedback={isRight ? undefined : question.feedback[option]}
          text={question.explanation}
          source={question.source}
        />
      </section>
      <ReportButton key={question.id} questionId={question.id} option={option} />
    </>
  );
}
