import { useEffect, useRef } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';

import { useLearner } from '../../components/learner/learner-context';
import { limits } from '../../domain/limits';
import type { PracticeSession } from '../../domain/practice/session';
import type { Question } from '../../domain/question/question';
import { reasonChoices } from '../../domain/report/report-reason';
import { Explanation } from '../../components/question/explanation';
import { ReportButton } from '../../components/question/report-button';

/** What an answered question teaches: right or wrong, why the wrong option tempted, the rule, and the law it rests on. */
export function AnswerFeedback({
  question,
  given: { option, isRight, at, confidence },
}: {
  question: Question;
  given: PracticeSession['answers'][string];
}) {
  const { uid } = useLearner();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // fresh from the answer, not when paging back to it
    if (Date.now() - at < 1000) section.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <>
      <section ref={section} aria-label="Förklaring" className="mt-4 border-t border-border pt-4">
        <p
          className={`flex items-center gap-2 text-lg font-semibold ${isRight ? 'text-success' : 'text-destructive'}`}
        >
          {isRight ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
          {isRight ? 'Rätt!' : 'Fel'}
        </p>
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
      <ReportButton
        key={question.id}
        reasons={reasonChoices}
        textLength={limits.reportTextLength}
        onSend={async (report) => {
          const { sendReport } = await import('../../data/question-reports/send-report');
          await sendReport({ ...report, userId: uid, questionId: question.id });
        }}
      />
    </>
  );
}
