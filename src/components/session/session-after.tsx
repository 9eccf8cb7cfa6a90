import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Link, useLocation, type Location } from 'react-router-dom';

import { practiceHref } from '../../config/paths';
import type { PracticeSession } from '../../domain/practice/session';
import type { SessionSource } from '../../domain/practice/session-source';
import type { Question } from '../../domain/question/question';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { QuestionMedia } from '../question/question-media';
import type { SessionBefore } from './session-before';

interface Ended {
  source: SessionSource;
  session: PracticeSession;
}

type Given = PracticeSession['answers'][string];

/** Questions that are shown in full. */
const shownCount = 3;

let Gains: ComponentType<Ended> | undefined;

/** Loads what is told of a session's gains as soon as there is one answer: no question waits for it, and nothing moves. */
export function usePreloadedGains(isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun || Gains !== undefined) return;
    import('./session-gains').then(
      (module) => {
        Gains = module.default;
      },
      // on a bad network it costs only itself
      () => undefined,
    );
  }, [isBegun]);
}

/** The questions of the session that were answered wrong: those that the learner was sure of first. */
function missedQuestions({ source, session }: Ended): Question[] {
  const isSure = ({ id }: Question) => session.answers[id]?.confidence === 'sure';
  return session.questionIds
    .flatMap((id) => {
      const question = source.questions.find((candidate) => candidate.id === id);
      return question !== undefined && session.answers[id]?.isRight === false ? [question] : [];
    })
    .sort((one, other) => Number(isSure(other)) - Number(isSure(one)));
}

function Missed({ question, given }: { question: Question; given: Given | undefined }) {
  return (
    <Card className="sm:flex sm:gap-5">
      {/* as large as it must be to be known again: the words are what is to be read here */}
      <div className="shrink-0 max-sm:max-w-56 max-sm:not-empty:mb-3 sm:w-56 sm:empty:hidden">
        <QuestionMedia question={question} className="" />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-base">{question.text}</h3>
        {given?.confidence === 'sure' && <Badge tone="warning">Du var säker</Badge>}
        {given && (
          <p className="mt-2 text-destructive-ink">Du svarade: {question.options[given.option]}</p>
        )}
        <p className="mt-1 font-medium text-success-ink">
          Rätt svar: {question.options[question.answer]}
        </p>
        <details className="-mb-2 text-muted-foreground">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
            Visa förklaring
          </summary>
          <p className="mb-2">{question.explanation}</p>
        </details>
      </div>
    </Card>
  );
}

/** The way to practise what was missed, where anything was. */
export function PractiseMissed({
  source,
  session,
  variant,
}: Ended & { variant: 'primary' | 'outline' }) {
  const { pathname, search, state } = useLocation() as Location<object | null>;
  const before: SessionBefore = { name: source.name, path: pathname + search };
  const missed = missedQuestions({ source, session });
  if (missed.length === 0) return null;
  return (
    <ButtonLink variant={variant}>
      <Link
        to={practiceHref(
          missed.map(({ id }) => ({
            questionId: id,
            categoryId: source.mix?.categoryOf(id) ?? source.id,
          })),
        )}
        // practice of practice leads back to where it all began
        state={{ before, ...state }}
      >
        Öva på {missed.length === 1 ? 'felet' : `de ${String(missed.length)} felen`}
      </Link>
    </ButtonLink>
  );
}

/** What stands below the result of a session: what got better, and the questions that were missed, the hardest first. */
export function SessionAfter({ source, session, action }: Ended & { action?: ReactNode }) {
  const [LoadedGains] = useState(() => Gains);
  const missed = missedQuestions({ source, session });
  const hardest = missed.slice(0, shownCount);
  const rest = missed.slice(shownCount);
  const list = (questions: readonly Question[]) => (
    <ul className="mt-4 grid gap-3">
      {questions.map((question) => (
        <li key={question.id}>
          <Missed question={question} given={session.answers[question.id]} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {LoadedGains !== undefined && <LoadedGains source={source} session={session} />}
      {missed.length > 0 && (
        <section className="mt-8">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-2xl">Titta på de här igen</h2>
            {action}
          </div>
          {list(hardest)}
          {rest.length > 0 && (
            <details className="mt-3">
              <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
                Visa {rest.length} fel till
              </summary>
              {list(rest)}
            </details>
          )}
        </section>
      )}
    </>
  );
}
