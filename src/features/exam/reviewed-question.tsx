import type { ReactNode } from 'react';

import { examAreaNames } from '../../domain/exam/exam-area';
import type { MarkedQuestion } from '../../domain/exam/exam-result';
import { limits } from '../../domain/limits';
import { listOptions, type Question } from '../../domain/question/question';
import { reasonChoices } from '../../domain/report/report-reason';
import { loadDrawing } from '../../domain/scene/load-drawing';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Explanation } from '../../ui/explanation';
import { MarkedOptions } from '../../ui/marked-options';
import { QuestionImage } from '../../ui/question-image';
import { ReportButton } from '../../ui/report-button';
import { ScenePicture } from '../../ui/scene-picture';

/** A question of a finished test: what was chosen, what is right, and why. */
export function ReviewedQuestion({
  uid,
  number,
  marked,
  question,
  tool,
}: {
  uid: string;
  number: number;
  marked: MarkedQuestion;
  /** Undefined when the question has been deleted since. */
  question: Question | undefined;
  tool: ReactNode;
}) {
  const { option, isRight } = marked;
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
      {question === undefined ? (
        <p className="mt-3 text-muted-foreground">Frågan finns inte längre i tjänsten.</p>
      ) : (
        <>
          {question.imageUrl !== undefined && (
            <QuestionImage url={question.imageUrl} className="mt-3 max-h-64" />
          )}
          {question.scene !== undefined && (
            <ScenePicture text={question.scene} load={loadDrawing} className="mt-3 max-w-sm" />
          )}
          <h3 className="mt-3 mb-4 text-lg leading-snug text-pretty">{question.text}</h3>
          <MarkedOptions
            choices={listOptions(question)}
            selectedKey={option ?? undefined}
            rightKey={marked.answer}
          />
          <div className="mt-3">
            <Explanation
              feedback={option === null || isRight ? undefined : question.feedback[option]}
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
