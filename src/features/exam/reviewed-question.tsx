import { examAreaNames } from '../../domain/exam/exam-area';
import type { MarkedQuestion } from '../../domain/exam/exam-result';
import { reviewed, type Reviewed } from '../../domain/exam/shown';
import type { Question } from '../../domain/question/question';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Explanation } from '../../components/question/explanation';
import { MarkedOptions } from '../../components/question/marked-options';
import { QuestionMedia } from '../../components/question/question-media';
import { ReportButton } from '../../components/question/report-button';
import { SaveToggle } from '../../components/question/save-toggle';

/** What is said of a question that is not any more what it was in the test; null where it is. */
function noteOn(asked: Reviewed | null, question: Question | undefined): string | null {
  if (asked?.isUnchanged === true) return null;
  if (question === undefined) {
    const gone = 'Frågan finns inte längre i tjänsten.';
    return asked === null ? gone : `${gone} Så här såg den ut på provet.`;
  }
  return asked === null
    ? 'Frågan har ändrats sedan provet, och hur den såg ut då finns inte sparat. Förklaringen är dagens.'
    : 'Frågan har ändrats sedan provet. Så här såg den ut då, men förklaringen är dagens.';
}

/** A question of a finished test: what was chosen, what is right, and why. */
export function ReviewedQuestion({
  number,
  marked,
  question,
}: {
  number: number;
  marked: MarkedQuestion;
  /** Undefined when the question has been deleted since. */
  question: Question | undefined;
}) {
  const { option, isRight } = marked;
  const asked = reviewed(marked, question);
  const note = noteOn(asked, question);
  return (
    <Card className="break-inside-avoid">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="text-sm font-medium text-muted-foreground">
            Fråga {number}, {examAreaNames[marked.area].toLowerCase()}
          </span>
          <Badge tone={isRight ? 'success' : 'destructive'}>
            {option === null ? 'Obesvarad' : isRight ? 'Rätt' : 'Fel'}
          </Badge>
          {marked.isFlagged && <Badge tone="primary">Flaggad</Badge>}
          {marked.isTrial && <Badge>Försöksfråga, räknas inte</Badge>}
        </div>
        {question !== undefined && (
          <SaveToggle questionId={question.id} categoryId={marked.categoryId} />
        )}
      </div>
      {note !== null && <p className="mt-3 text-muted-foreground">{note}</p>}
      {asked !== null && (
        <>
          {asked.isSamePicture && question !== undefined && <QuestionMedia question={question} />}
          <h3 className="mt-3 mb-4 text-lg leading-snug text-pretty">{asked.text}</h3>
          <MarkedOptions
            choices={asked.options}
            selectedKey={option ?? undefined}
            rightKey={marked.answer}
          />
        </>
      )}
      {question !== undefined && (
        <>
          <div className="mt-3">
            <Explanation
              feedback={
                option === null || isRight || asked?.isUnchanged !== true
                  ? undefined
                  : question.feedback[option]
              }
              text={question.explanation}
              source={question.source}
            />
          </div>
          <div className="mt-2 -mb-2">
            <ReportButton questionId={question.id} />
          </div>
        </>
      )}
    </Card>
  );
}
