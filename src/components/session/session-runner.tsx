import type { ComponentProps, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useLearner } from '../learner/learner-context';
import { paths } from '../../config/paths';
import type { Access } from '../../domain/account/access';
import { percentage } from '../../domain/progress/result-band';
import { isLast, score, type PracticeSession } from '../../domain/practice/session';
import type { SessionSource } from '../../domain/practice/session-source';
import { listOptions, type Question } from '../../domain/question/question';
import { markNavigation } from '../../lib/navigation';
import { serverNow } from '../../lib/server-clock';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { notifyNoChoice } from '../question/notify-no-choice';
import { notifyErrorElsewhere } from '../../ui/notify';
import { OptionalChips } from '../../ui/optional-chips';
import { ProgressBar } from '../../ui/progress-bar';
import { QuestionFrame } from '../question/question-frame';
import { questionKeys } from '../question/question-keys';
import { useMovedHeading } from '../../ui/use-moved-heading';
import { usePicturesAtHand } from '../scene/use-pictures-at-hand';
import { AnswerFeedback } from './answer-feedback';
import { QuestionView } from './question-view';
import { PractiseMissed, SessionAfter, usePreloadedGains } from './session-after';
import { SessionResult } from './session-result';
import { SessionSkeleton } from './session-skeleton';
import { usePracticeSession } from './use-practice-session';
import { useVariation } from './use-variation';
import type { Vary } from './variation';

/** Returns true iff free minutes opened the page and have ended. */
function hasClosed(access: Access | null): boolean {
  return access?.kind === 'freeMinutes' && serverNow() >= access.until;
}

/** What a learner can say of an answer, with the key that says it. */
const confidenceChoices = [
  { key: 'sure', letter: 's', label: 'Jag är säker' },
  { key: 'unsure', letter: 'o', label: 'Jag är osäker' },
  { key: 'guessed', letter: 'g', label: 'Jag gissar' },
] as const;

/** Asks the questions one by one, and shows the result at the end. */
export function SessionRunner(session: Omit<ComponentProps<typeof Session>, 'vary'>) {
  const { name, questions } = session.source;
  const vary = useVariation(questions);
  return vary ? <Session {...session} vary={vary} /> : <SessionSkeleton title={name} />;
}

function Session({
  source,
  vary,
  nextStep,
  ending,
}: {
  source: SessionSource;
  vary: Vary;
  /** The way on that the usual result shows first, given what was answered. */
  nextStep?: (session: PracticeSession) => ReactNode;
  /** What stands in the place of the usual result; it is given what stands below one. */
  ending?: (
    score: { right: number; answered: number },
    after: ReactNode,
    session: PracticeSession,
  ) => ReactNode;
}) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { access } = useLearner();
  const practice = usePracticeSession(source);
  const { mix, questions } = source;
  const { session } = practice;
  const shown = (asked: Question) => vary(asked, session.startedAt);
  const question = shown(practice.question);
  const given = session.answers[question.id];
  const isFinished = session.finishedAt !== null;

  const answer = () => {
    if (!practice.answer()) {
      notifyNoChoice(heading.current);
    }
  };
  const goOn = () => {
    if (practice.isJustAnswered()) return;
    if (isLast(session)) {
      // the result is a page of its own: it starts at its top and its heading takes the focus
      markNavigation();
      window.scrollTo(0, 0);
    }
    if (!hasClosed(access) || isLast(session)) {
      practice.next();
      return;
    }
    notifyErrorElsewhere(
      'Dina gratisminuter är slut',
      'Dina svar är sparade. Köp åtkomst för att fortsätta.',
    );
    // what is offered there says what is locked, and leads back here once it is bought
    const locked = { name: source.name, path: pathname + search, opening: ['full'] };
    void navigate(paths.practice.getHref(), { state: { locked } });
  };
  const advance = given === undefined ? answer : goOn;
  const unlessFinished = (run: () => void) => () => {
    if (!isFinished) run();
  };
  usePicturesAtHand(questions);
  usePreloadedGains(score(session).answered > 0);
  const heading = useMovedHeading(session.id + question.id);
  const onKeyDown = questionKeys({
    onPick: (place) => {
      const option = listOptions(question)[place];
      if (!isFinished && option !== undefined) practice.select(option.key);
    },
    onAdvance: unlessFinished(advance),
    onNext: unlessFinished(() => {
      if (given !== undefined) goOn();
    }),
    onPrevious: unlessFinished(practice.previous),
    letters: Object.fromEntries(
      confidenceChoices.map(({ key, letter }) => [
        letter,
        () => {
          if (session.selections[question.id] !== undefined) practice.setConfidence(key);
        },
      ]),
    ),
  });

  if (isFinished) {
    const ended = { source: { ...source, questions: questions.map(shown) }, session };
    // an ending of its own has its own way on
    const practise = <PractiseMissed {...ended} variant={ending ? 'outline' : 'primary'} />;
    if (ending) {
      return ending(score(session), <SessionAfter {...ended} action={practise} />, session);
    }
    return (
      <SessionResult
        name={source.name}
        session={session}
        practise={practise}
        nextStep={nextStep?.(session)}
        onRestart={practice.restart}
        onLeave={practice.discard}
      >
        <SessionAfter {...ended} />
      </SessionResult>
    );
  }

  const number = session.position + 1;
  const selected = session.selections[question.id];
  const { answered, total } = score(session);
  return (
    <QuestionFrame
      title={source.name}
      heading={source.name}
      line={
        <>
          <span className="min-w-0 truncate font-medium">{source.name}</span>
          <span className="shrink-0 text-muted-foreground tabular-nums">
            Fråga {number} av {total}
          </span>
        </>
      }
      progress={<ProgressBar label="Besvarade frågor" percent={percentage(answered, total)} />}
      buttons={
        <>
          <Button
            isRepeatable
            variant="outline"
            disabled={session.position === 0}
            onClick={practice.previous}
          >
            Föregående
          </Button>
          <Button
            // looks ready when it is: without a choice it asks for one
            variant={given === undefined && selected === undefined ? 'outline' : 'primary'}
            className="min-w-32 max-sm:flex-1"
            onClick={advance}
          >
            {given === undefined ? 'Svara' : isLast(session) ? 'Avsluta' : 'Nästa'}
          </Button>
        </>
      }
      onKeyDown={onKeyDown}
    >
      <p role="status" className="sr-only">
        {given !== undefined && (given.isRight ? 'Rätt svar.' : 'Fel svar.')}
      </p>
      {/* below it there is room for the chips, too */}
      <Card className="mt-2 [--around:16rem]">
        <QuestionView
          key={question.id}
          headingRef={heading}
          question={question}
          selected={selected}
          isAnswered={given !== undefined}
          onSelect={practice.select}
          reason={mix?.reasonOf?.(question.id)}
          categoryId={mix?.categoryOf(question.id) ?? source.id}
        />
        {given !== undefined && <AnswerFeedback question={question} given={given} />}
      </Card>
      {given === undefined && (
        <OptionalChips
          label="Hur säker är du?"
          choices={confidenceChoices}
          value={practice.confidence}
          isOffered={session.selections[question.id] !== undefined}
          onChange={practice.setConfidence}
        />
      )}
    </QuestionFrame>
  );
}
