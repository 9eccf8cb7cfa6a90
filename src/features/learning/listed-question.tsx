import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';

import type { OptionKey, Question } from '../../domain/question/question';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Explanation } from '../../components/question/explanation';
import { QuestionMedia } from '../../components/question/question-media';
import { SaveToggle } from '../../components/question/save-toggle';

/** A question in a list: what was chosen and why that tempted, if anything was; the answer and its explanation on demand. */
export function ListedQuestion({
  question,
  categoryId,
  categoryName,
  mistaken,
  isConfident = false,
}: {
  question: Question;
  categoryId: string;
  categoryName: string;
  /** The wrong option that was chosen. */
  mistaken?: OptionKey;
  /** The learner was sure of it. */
  isConfident?: boolean;
}) {
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="text-sm font-medium text-muted-foreground">{categoryName}</span>
          {isConfident && <Badge tone="warning">Du var säker</Badge>}
        </div>
        <SaveToggle questionId={question.id} categoryId={categoryId} />
      </div>
      <QuestionMedia question={question} />
      <h2 className="mt-2 text-lg leading-snug text-pretty">{question.text}</h2>
      {mistaken !== undefined && (
        <div className="mt-3 flex gap-2">
          <X aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" strokeWidth={3} />
          <div>
            <p>
              <span className="font-medium">Du valde:</span>{' '}
              {question.options[mistaken] ?? 'ett svar som inte finns kvar'}
            </p>
            {question.feedback[mistaken] !== undefined && (
              <p className="mt-1 text-muted-foreground">{question.feedback[mistaken]}</p>
            )}
          </div>
        </div>
      )}
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
          Visa svaret
        </summary>
        <p className="flex gap-2 font-medium text-success-ink">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={3} />
          {question.options[question.answer]}
        </p>
        <Explanation feedback={undefined} text={question.explanation} source={question.source} />
      </details>
    </Card>
  );
}
