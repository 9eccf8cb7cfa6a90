import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Flag from 'lucide-react/icons/flag';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

import type { MarkedQuestion } from '../../domain/exam/exam-result';
import { reviewed, type Reviewed } from '../../domain/exam/shown';
import type { Question } from '../../domain/question/question';
import { classNames } from '../../lib/class-names';
import { Badge } from '../../ui/badge';
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

const verdicts = {
  right: { Icon: Check, word: 'Rätt', look: 'text-success' },
  wrong: { Icon: X, word: 'Fel', look: 'text-destructive' },
  left: { Icon: Minus, word: 'Obesvarad', look: 'text-destructive' },
} as const;

function verdictOn({ option, isRight }: MarkedQuestion) {
  return verdicts[option === null ? 'left' : isRight ? 'right' : 'wrong'];
}

/** A question of a finished test in one line, and, when it is open, what was chosen, what is right, and why. */
export function ReviewedQuestion({
  number,
  marked,
  question,
  isOpen,
  onToggle,
  children,
}: {
  number: number;
  marked: MarkedQuestion;
  /** Undefined when the question has been deleted since. */
  question: Question | undefined;
  isOpen: boolean;
  onToggle: () => void;
  /** The ways on from an open one. */
  children?: ReactNode;
}) {
  const { option, isRight, isFlagged, isChanged, isTrial } = marked;
  const asked = reviewed(marked, question);
  const note = noteOn(asked, question);
  const { Icon, word, look } = verdictOn(marked);
  return (
    <details open={isOpen} className="break-inside-avoid px-4 sm:px-6">
      <summary
        className="flex min-h-12 cursor-pointer list-none items-start gap-3 py-3 [&::-webkit-details-marker]:hidden"
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', look)} strokeWidth={3} />
        <span className="sr-only">{word}.</span>
        <h4
          className={classNames(
            'min-w-0 grow text-base',
            isOpen ? 'text-pretty' : 'line-clamp-2 font-normal sm:line-clamp-1',
          )}
        >
          <span className="tabular-nums">{number}.</span>{' '}
          {asked?.text ?? question?.text ?? 'Frågan kan inte visas'}
        </h4>
        {isFlagged && (
          <>
            <Flag aria-hidden className="mt-1 size-4 shrink-0 text-warning-ink" />
            <span className="sr-only">Flaggad.</span>
          </>
        )}
        <ChevronDown
          aria-hidden
          className={classNames('mt-0.5 size-5 shrink-0 print:hidden', isOpen && 'rotate-180')}
        />
      </summary>
      {isOpen && (
        <div className="pt-1 pb-5">
          <div className="flex items-start justify-between gap-3">
            <div className="flex min-w-0 flex-wrap items-center gap-2">
              <Badge tone={isRight ? 'success' : 'destructive'}>{word}</Badge>
              {isFlagged && <Badge tone="primary">Flaggad</Badge>}
              {isChanged === true && <Badge>Ändrat svar</Badge>}
              {isTrial && <Badge>Försöksfråga, räknas inte</Badge>}
            </div>
            {question !== undefined && (
              <SaveToggle questionId={question.id} categoryId={marked.categoryId} />
            )}
          </div>
          {note !== null && <p className="mt-3 text-muted-foreground">{note}</p>}
          {asked !== null && (
            <>
              {asked.isSamePicture && question !== undefined && (
                <QuestionMedia question={question} />
              )}
              <div className="mt-4">
                <MarkedOptions
                  choices={asked.options}
                  selectedKey={option ?? undefined}
                  rightKey={marked.answer}
                />
              </div>
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
              <div className="mt-2">
                <ReportButton
                  questionId={question.id}
                  option={asked?.isUnchanged === true ? (option ?? undefined) : undefined}
                />
              </div>
            </>
          )}
          {children}
        </div>
      )}
    </details>
  );
}
