import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useCallback, useState } from 'react';

import { examName } from '../../domain/exam/exam-name';
import type { ExamAttempt } from '../../domain/exam/attempt';
import { percentage } from '../../domain/progress/result-band';
import { listOptions, type Question } from '../../domain/question/question';
import { markNavigation } from '../../lib/navigation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LeaveDialog } from '../../ui/leave-dialog';
import { Page } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import { QuestionArea } from '../../components/question/question-area';
import { questionKeys } from '../../components/question/question-keys';
import { useLeaveQuestion } from '../../ui/use-leave-question';
import { useMovedHeading } from '../../ui/use-moved-heading';
import { usePicturesAtHand } from '../../components/scene/use-pictures-at-hand';
import { ExamQuestionCard } from './exam-question-card';
import { ExamTimer } from './exam-timer';
import { HandInDialog } from './hand-in-dialog';
import { QuestionMap } from './question-map';
import type { RunningExam } from './use-exam-attempt';
import { useReadAloud } from './use-read-aloud';

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
  const readAloud = useReadAloud(id);
  const heading = useMovedHeading(id);
  const answered = Object.keys(attempt.chosen).length;

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
  const listen = () => {
    if (question !== undefined) readAloud.toggle(spokenTexts(question));
  };
  const onKeyDown = questionKeys({
    onPick: (place) => {
      const option = question && listOptions(question)[place];
      if (option) send({ kind: 'choose', questionId: id, option: option.key });
    },
    onAdvance: next,
    onNext: next,
    onPrevious: previous,
    letters: { f: flag, ...(readAloud.isWanted && { l: listen }) },
  });

  return (
    <Page title="Teoriprov" heading={examName(attempt.examId)} isHeadingHidden>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_19rem]">
        <QuestionArea onKeyDown={onKeyDown}>
          <div className="mb-3 flex items-center justify-between gap-3">
            <p className="min-w-0 truncate">
              <span className="font-semibold tabular-nums">
                Fråga {position + 1} av {total}
              </span>
              <span className="ml-2 hidden text-muted-foreground sm:inline">
                {examName(attempt.examId)}
              </span>
            </p>
            <ExamTimer
              attempt={attempt}
              now={now}
              onTimeOut={() => {
                send({ kind: 'tick' });
              }}
            />
          </div>
          <ProgressBar label="Besvarade frågor" percent={percentage(answered, total)} />
          <ExamQuestionCard
            key={id}
            headingRef={heading}
            question={question}
            chosen={attempt.chosen[id]}
            isFlagged={attempt.flagged.includes(id)}
            readAloud={readAloud}
            onChoose={(option) => {
              send({ kind: 'choose', questionId: id, option });
            }}
            onFlag={flag}
            onListen={listen}
          />
          <div className="sticky bottom-0 mt-4 flex justify-between gap-3 border-t border-border bg-background/95 py-3 backdrop-blur-sm">
            <Button isRepeatable variant="outline" disabled={position === 0} onClick={previous}>
              Föregående
            </Button>
            <Button
              variant="quiet"
              className="lg:hidden"
              onClick={() => {
                setOver('map');
              }}
            >
              <LayoutGrid aria-hidden className="size-5" />
              <span className="tabular-nums">
                {answered}/{total}
                <span className="sr-only"> besvarade. Alla frågor</span>
              </span>
            </Button>
            {position < total - 1 ? (
              <Button isRepeatable className="sm:min-w-32" onClick={next}>
                Nästa
              </Button>
            ) : (
              <Button className="sm:min-w-32" onClick={openHandIn}>
                Lämna in
              </Button>
            )}
          </div>
        </QuestionArea>
        <aside className="sticky top-20 hidden gap-4 lg:grid">
          <h2 className="text-lg">Alla frågor</h2>
          <QuestionMap attempt={attempt} onJump={goTo} />
          <p className="text-sm text-muted-foreground">
            {answered} av {total} besvarade. Tangenterna 1–4 väljer, pilarna bläddrar, F flaggar.
          </p>
          <Button variant="outline" onClick={openHandIn}>
            Lämna in provet
          </Button>
        </aside>
      </div>
      <Dialog
        isOpen={over === 'map'}
        onClose={() => {
          setOver(null);
        }}
        homeRef={heading}
        title="Alla frågor"
        description={`${String(answered)} av ${String(total)} besvarade.`}
      >
        <QuestionMap attempt={attempt} onJump={goTo} />
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
    </Page>
  );
}

/** What is read of a question: its text, then each option with its number. */
function spokenTexts(question: Question): string[] {
  const options = listOptions(question).map(
    ({ text }, index) => `Alternativ ${String(index + 1)}: ${text}`,
  );
  return [question.text, ...options];
}
