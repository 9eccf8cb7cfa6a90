import type { ReactNode } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { examAreaNames } from '../../domain/exam/exam-area';
import type { MarkedQuestion } from '../../domain/exam/exam-result';
import { limits } from '../../domain/limits';
import { reviewed, type Reviewed } from '../../domain/exam/shown';
import type { Question } from '../../domain/question/question';
import { reasonChoices } from '../../domain/report/report-reason';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Explanation } from '../../components/question/explanation';
import { MarkedOptions } from '../../components/question/marked-options';
import { QuestionImage } from '../../components/question/question-image';
import { ReportButton } from '../../components/question/report-button';
import { ScenePicture } from '../../components/scene/scene-picture';

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
  tool,
}: {
  number: number;
  marked: MarkedQuestion;
  /** Undefined when the question has been deleted since. */
  question: Question | undefined;
  tool: ReactNode;
}) {
  const { uid } = useLearner();
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
        {question !== undefined && tool}
      </div>
      {note !== null && <p className="mt-3 text-muted-foreground">{note}</p>}
      {asked !== null && (
        <>
          {asked.isSamePicture && question?.imageUrl !== undefined && (
            <QuestionImage url={question.imageUrl} className="mt-3 max-h-64" />
          )}
          {asked.isSamePicture && question?.scene !== undefined && (
            <ScenePicture text={question.scene} className="mt-3 max-w-sm" />
          )}
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
            <ReportButton
              reasons={reasonChoices}
              textLength={limits.reportTextLength}
              onSend={async (report) => {
                const { sendReport } = await import('../../data/question-reports/send-report');
                await sendReport({ ...report, userId: uid, questionId: question.id });
              }}
            />
          </div>
        </>
      )}
    </Card>
  );
}
