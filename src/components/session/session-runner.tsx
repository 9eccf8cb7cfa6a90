import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { useLearner } from '../learner/learner-context';
import { paths } from '../../config/paths';
import type { Access } from '../../domain/account/access';
import { percentage } from '../../domain/progress/result-band';
import { isLast, score } from '../../domain/practice/session';
import type { SessionSource } from '../../domain/practice/session-source';
import { confidenceNames, confidences } from '../../domain/progress/answer-event';
import { listOptions } from '../../domain/question/question';
import { markNavigation } from '../../lib/navigation';
import { serverNow } from '../../lib/server-clock';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { notifyNoChoice } from '../question/notify-no-choice';
import { notifyErrorElsewhere } from '../../ui/notify';
import { OptionalChips } from '../../ui/optional-chips';
import { Page } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import { QuestionArea } from '../question/question-area';
import { questionKeys } from '../question/question-keys';
import { useMovedHeading } from '../../ui/use-moved-heading';
import { usePicturesAtHand } from '../scene/use-pictures-at-hand';
import { AnswerFeedback } from './answer-feedback';
import { QuestionView } from './question-view';
import { SessionResult } from './session-result';
import { usePracticeSession } from './use-practice-session';

/** Returns true iff free minutes opened the page and have ended. */
function hasClosed(access: Access | null): boolean {
  return access?.kind === 'freeMinutes' && serverNow() >= access.until;
}

/** What a learner can say of an answer, with the key that says it. */
const confidenceChoices = confidences.map((key) => {
  const name = confidenceNames[key];
  return { key, letter: name.charAt(0), label: name.charAt(0).toUpperCase() + name.slice(1) };
});

/** Asks the questions one by one, and shows the result at the end. */
export function SessionRunner({
  source,
  ending,
}: {
  source: SessionSource;
  /** What stands in the place of the usual result. */
  ending?: (score: { right: number; answered: number }) => ReactNode;
}) {
  const navigate = useNavigate();
  const { access } = useLearner();
  const practice = usePracticeSession(source);
  const { mix, questions } = source;
  const { session, question } = practice;
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
    void navigate(paths.practice.getHref());
  };
  const advance = given === undefined ? answer : goOn;
  const unlessFinished = (run: () => void) => () => {
    if (!isFinished) run();
  };
  usePicturesAtHand(questions);
  const heading = useMovedHeading(question.id);
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

  if (isFinished && ending !== undefined) return ending(score(session));
  if (isFinished) {
    return (
      <SessionResult
        name={source.name}
        session={session}
        questions={questions}
        onRestart={practice.restart}
        onLeave={practice.discard}
      />
    );
  }

  const number = session.position + 1;
  const { answered, total } = score(session);
  return (
    <Page title={source.name} width="reading" isHeadingHidden>
      <QuestionArea onKeyDown={onKeyDown}>
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <p className="min-w-0 truncate font-medium">{source.name}</p>
          <p className="shrink-0 text-sm text-muted-foreground tabular-nums">
            Fråga {number} av {total}
          </p>
        </div>
        <ProgressBar label="Besvarade frågor" percent={percentage(answered, total)} />
        <p role="status" className="sr-only">
          {given !== undefined && (given.isRight ? 'Rätt svar.' : 'Fel svar.')}
        </p>
        <Card className="mt-4">
          <QuestionView
            key={question.id}
            headingRef={heading}
            question={question}
            selected={session.selections[question.id]}
            isAnswered={given !== undefined}
            onSelect={practice.select}
            reason={mix?.reasonOf?.(question.id)}
            categoryId={mix?.categoryOf(question.id) ?? source.id}
          />
          {given === undefined && (
            <OptionalChips
              label="Hur säker är du?"
              choices={confidenceChoices}
              value={practice.confidence}
              isOffered={session.selections[question.id] !== undefined}
              onChange={practice.setConfidence}
            />
          )}
          {given !== undefined && <AnswerFeedback question={question} given={given} />}
        </Card>
        <div className="sticky bottom-0 mt-4 flex justify-between gap-3 border-t border-border bg-background/95 py-3 backdrop-blur-sm">
          <Button
            isRepeatable
            variant="outline"
            disabled={session.position === 0}
            onClick={practice.previous}
          >
            Föregående
          </Button>
          <Button className="min-w-32" onClick={advance}>
            {given === undefined ? 'Svara' : isLast(session) ? 'Avsluta' : 'Nästa'}
          </Button>
        </div>
      </QuestionArea>
    </Page>
  );
}
