import { useEffect, useRef } from 'react';
import { CircleCheck, CircleX } from 'lucide-react';

import type { OptionKey, Question } from '../../domain/question/question';
import { Explanation } from '../../ui/explanation';

/** What an answered question teaches: right or wrong, why the wrong option tempted, the rule, and the law it rests on. */
export function AnswerFeedback({
  question,
  option,
  answeredAt,
}: {
  question: Question;
  option: OptionKey;
  answeredAt: number;
}) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // fresh from the answer, not when paging back to it
    if (Date.now() - answeredAt < 1000) section.current?.scrollIntoView({ block: 'nearest' });
  }, [answeredAt]);
  const isRight = option === question.answer;
  return (
    <section ref={section} aria-label="Förklaring" className="mt-4 border-t border-border pt-4">
      <p
        className={`flex items-center gap-2 text-lg font-semibold ${isRight ? 'text-success' : 'text-destructive'}`}
      >
        {isRight ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
        {isRight ? 'Rätt!' : 'Fel'}
      </p>
      <Explanation
        feedback={isRight ? undefined : question.feedback[option]}
        text={question.explanation}
        source={question.source}
      />
    </section>
  );
}
