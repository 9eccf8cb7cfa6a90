import ChevronLeft from 'lucide-react/icons/chevron-left';
import Flag from 'lucide-react/icons/flag';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useCallback, useState } from 'react';

import { examName } from '../../domain/exam/exam-name';
import { unanswered, type ExamAttempt } from '../../domain/exam/attempt';
import { percentage } from '../../domain/progress/result-band';
import { listOptions, type Question } from '../../domain/question/question';
import { markNavigation } from '../../lib/navigation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LeaveDialog } from '../../ui/leave-dialog';
import { ProgressBar } from '../../ui/progress-bar';
import { QuestionFrame } from '../../components/question/question-frame';
import { questionKeys } from '../../components/question/question-keys';
import { useLeaveQuestion } from '../../ui/use-leave-question';
import { useMovedHeading } from '../../ui/use-moved-heading';
import { usePicturesAtHand } from '../../components/scene/use-pictures-at-hand';
import { ExamQuestionCard } from './exam-question-card';
import { ExamTimer } from './exam-timer';
import { HandInDialog } from './hand-in-dialog';
import { QuestionMap } from './question-map';
import type { RunningExam } from './use-exam-attempt';

/** Begins a map that is longer than its room with the question that is asked. */
function showCurrent(room: HTMLElement | null): void {
  room?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
}

/** What is open over the test. */
type Over = 'map' | 'handIn' | null;

/** A test under way: one question at a time, the clock, the way to every question, and handing in. */
export function ExamRunner({
  exam: { send, now },
  attempt,
  questions,
}: {
  exam: RunningExam;
  attempt: ExamAttempt;
  questions: readonly Question[];
}) {
  const [over, setOver] = useState<Over>(null);
  const { position } = attempt;
  const total = attempt.questions.length;
  const id = attempt.questions[position]?.id ?? '';
  const question = questions.find((one) => one.id === id);
  usePicturesAtHand(questions);
  // 'Tillbaka' leads to where the test is gone on with
  const leaving = useLeaveQuestion(true, { isBackAsked: false });
  const heading = useMovedHeading(id);
  const answered = Object.keys(attempt.chosen).length;
  const isFlagged = attempt.flagged.includes(id);
  const open = unanswered(attempt).filter((one) => one !== position);
  const nextOpen = open.find((one) => one > position) ?? open[0];

  // stable, so that the map of seventy questions need not be drawn anew for each answer
  const goTo = useCallback(
    (next: number) => {
      setOver(null);
      send({ kind: 'goTo', position: next });
    },
    [send],
  );
  const openHandIn = () => {
    setOver('handIn');
  };
  const next = () => {
    if (position < total - 1) goTo(position + 1);
    else openHandIn();
  };
  const previous = () => {
    goTo(position - 1);
  };
  const flag = () => {
    send({ kind: 'flag', questionId: id });
  };
  const onKeyDown = questionKeys({
    onPick: (place) => {
      const option = question && listOptions(question)[place];
      if (option) send({ kind: 'choose', questionId: id, option: option.key });
    },
    onAdvance: next,
    onNext: next,
    onPrevious: previous,
    letters: { f: flag },
  });

  return (
    <>
      <QuestionFrame
        isWide
        title="Teoriprov"
        heading={examName(attempt.examId)}
        line={
          <>
            <span className="shrink-0 font-semibold tabular-nums">
              Fråga {position + 1} av {total}
            </span>
            <span className="min-w-0 truncate text-muted-foreground max-sm:hidden">
              {examName(attempt.examId)}
            </span>
          </>
        }
        progress={<ProgressBar label="Besvarade frågor" percent={percentage(answered, total)} />}
        clock={
          <ExamTimer
            attempt={attempt}
            now={now}
            onTimeOut={() => {
              send({ kind: 'tick' });
            }}
          />
        }
        buttons={
          <>
            <Button
              isRepeatable
              variant="outline"
              className="max-sm:w-11 max-sm:shrink-0 max-sm:px-0"
              disabled={position === 0}
              onClick={previous}
            >
              <ChevronLeft aria-hidden className="size-5 sm:hidden" />
              <span className="max-sm:sr-only">Föregående</span>
            </Button>
            <Button
              variant={isFlagged ? 'accent' : 'outline'}
              aria-pressed={isFlagged}
              className="max-sm:w-11 max-sm:shrink-0 max-sm:px-0"
              onClick={flag}
            >
              <Flag aria-hidden className="size-5" />
              <span className="max-sm:sr-only">Flagga</span>
            </Button>
            <Button
              variant="outline"
              className="max-sm:px-3 lg:hidden"
              onClick={() => {
                setOver('map');
              }}
            >
              <LayoutGrid aria-hidden className="size-5 max-[22rem]:hidden" />
              <span className="tabular-nums">
                {answered} av {total}
                <span className="sr-only"> besvarade. Alla frågor</span>
              </span>
            </Button>
            {position < total - 1 ? (
              <Button isRepeatable className="max-sm:flex-1 sm:min-w-32" onClick={next}>
                Nästa
              </Button>
            ) : (
              <Button className="max-sm:flex-1 max-sm:px-1 sm:min-w-32" onClick={openHandIn}>
                Lämna in
              </Button>
            )}
          </>
        }
        onKeyDown={onKeyDown}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <ExamQuestionCard
            key={id}
            headingRef={heading}
            question={question}
            chosen={attempt.chosen[id]}
            onChoose={(option) => {
              send({ kind: 'choose', questionId: id, option });
            }}
          />
          <aside className="sticky top-16 mt-2 hidden gap-4 lg:grid">
            <h2 className="text-lg">Alla frågor</h2>
            <QuestionMap attempt={attempt} onJump={goTo} />
            <p className="text-sm text-muted-foreground">
              {answered} av {total} besvarade. Tangenterna 1–4 väljer, pilarna bläddrar, F flaggar,
              L läser upp.
            </p>
            <Button variant="outline" onClick={openHandIn}>
              Lämna in provet
            </Button>
          </aside>
        </div>
      </QuestionFrame>
      <Dialog
        isOpen={over === 'map'}
        onClose={() => {
          setOver(null);
        }}
        homeRef={heading}
        title="Alla frågor"
        description={`${String(answered)} av ${String(total)} besvarade.`}
      >
        {/* scrolls by itself between title and buttons; wide enough for what is drawn around a number */}
        <div
          data-room
          ref={showCurrent}
          className="-m-2 overflow-y-auto overscroll-contain mask-b-from-[calc(100%-1.25rem)] p-2 pb-5"
        >
          <QuestionMap attempt={attempt} onJump={goTo} />
        </div>
        {nextOpen !== undefined && (
          <Button
            onClick={() => {
              goTo(nextOpen);
            }}
          >
            Till nästa obesvarade
          </Button>
        )}
        <Button variant="outline" onClick={openHandIn}>
          Lämna in provet
        </Button>
      </Dialog>
      <HandInDialog
        isOpen={over === 'handIn'}
        attempt={attempt}
        homeRef={heading}
        onClose={() => {
          setOver(null);
        }}
        onJump={goTo}
        onHandIn={() => {
          markNavigation();
          send({ kind: 'handIn' });
        }}
      />
      <LeaveDialog
        question={leaving}
        title="Lämna provet?"
        description="Klockan går vidare när du är borta. Dina svar är sparade, och du kan fortsätta tills tiden är slut."
        stayLabel="Stanna i provet"
        leaveLabel="Lämna"
      />
    </>
  );
}
