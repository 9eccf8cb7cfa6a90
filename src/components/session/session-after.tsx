import { useEffect, useState, type ComponentType } from 'react';
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

function Missed({ question, isSure }: { question: Question; isSure: boolean }) {
  return (
    <Card className="sm:flex sm:gap-5">
      {/* as large as it must be to be known again: the words are what is to be read here */}
      <div className="shrink-0 max-sm:max-w-56 max-sm:not-empty:mb-3 sm:w-56 sm:empty:hidden">
        <QuestionMedia question={question} className="" />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-base">{question.text}</h3>
        {isSure && <Badge tone="warning">Du var säker</Badge>}
        <p className="mt-2 font-medium text-success-ink">
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

/** What stands below the result of a session: what got better, and the hardest questions with the way to practise them. */
export function SessionAfter({
  source,
  session,
  isAdvised,
}: Ended & {
  /** That to practise them is the way on: nothing else on the page is. */
  isAdvised: boolean;
}) {
  const [LoadedGains] = useState(() => Gains);
  const { pathname, search, state } = useLocation() as Location<object | null>;
  const before: SessionBefore = { name: source.name, path: pathname + search };
  const missed = missedQuestions({ source, session });
  const hardest = missed.slice(0, shownCount);
  const rest = missed.slice(shownCount);
  const list = (questions: readonly Question[]) => (
    <ul className="mt-4 grid gap-3">
      {questions.map((question) => (
        <li key={question.id}>
          <Missed
            question={question}
            isSure={session.answers[question.id]?.confidence === 'sure'}
          />
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
            <ButtonLink variant={isAdvised ? 'primary' : 'outline'}>
              <Link
                to={practiceHref(
                  hardest.map(({ id }) => ({
                    questionId: id,
                    categoryId: source.mix?.categoryOf(id) ?? source.id,
                  })),
                )}
                // practice of practice leads back to where it all began
                state={{ before, ...state }}
              >
                Öva på {hardest.length === 1 ? 'den' : 'dem'}
              </Link>
            </ButtonLink>
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
