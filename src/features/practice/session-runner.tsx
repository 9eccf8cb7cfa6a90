import type { PracticeCategory } from '../../domain/practice/category';
import { isLast, score } from '../../domain/practice/session';
import type { Question } from '../../domain/question/question';
import { Button, oncePerDoubleClick } from '../../ui/button';
import { Card } from '../../ui/card';
import { notifyError } from '../../ui/notify';
import { Page } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import { AnswerFeedback } from './answer-feedback';
import { QuestionView } from './question-view';
import { SessionResult } from './session-result';
import { usePracticeSession } from './use-practice-session';
import { useSessionKeys } from './use-session-keys';

/** Asks the questions of a category one by one, and shows the result at the end. */
export function SessionRunner({
  uid,
  category,
  questions,
}: {
  uid: string;
  category: PracticeCategory;
  questions: readonly Question[];
}) {
  const practice = usePracticeSession(uid, category, questions);
  const { session, question } = practice;
  const given = session.answers[question.id];
  const isFinished = session.finishedAt !== null;

  const answer = () => {
    if (!practice.answer()) {
      notifyError('Välj ett svar', 'Du måste välja ett svar innan du kan gå vidare.');
    }
  };
  const advance = given === undefined ? answer : practice.next;
  const unlessFinished = (run: () => void) => () => {
    if (!isFinished) run();
  };
  useSessionKeys({
    onSelect: (option) => {
      if (!isFinished && question.options[option] !== undefined) practice.select(option);
    },
    onAdvance: unlessFinished(advance),
    onNext: unlessFinished(practice.next),
    onPrevious: unlessFinished(practice.previous),
  });

  if (isFinished) {
    return (
      <SessionResult
        category={category}
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
    <Page title={category.name} width="reading" isHeadingHidden>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <p className="min-w-0 truncate font-medium">{category.name}</p>
        <p className="shrink-0 text-sm text-muted-foreground tabular-nums">
          Fråga {number} av {total}
        </p>
      </div>
      <ProgressBar label="Besvarade frågor" percent={Math.round((answered * 100) / total)} />
      <Card className="mt-4">
        <QuestionView
          key={question.id}
          question={question}
          selected={session.selections[question.id]}
          isAnswered={given !== undefined}
          onSelect={practice.select}
        />
        {given !== undefined && <AnswerFeedback question={question} option={given.option} />}
      </Card>
      <div className="sticky bottom-0 mt-4 flex justify-between gap-3 border-t border-border bg-background/95 py-3 backdrop-blur-sm">
        <Button variant="outline" disabled={session.position === 0} onClick={practice.previous}>
          Föregående
        </Button>
        <Button className="min-w-32" onClick={oncePerDoubleClick(advance)}>
          {given === undefined ? 'Svara' : isLast(session) ? 'Avsluta' : 'Nästa'}
        </Button>
      </div>
    </Page>
  );
}
