import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { percentage, practiceBand } from '../../domain/progress/result-band';
import { score, type PracticeSession } from '../../domain/practice/session';
import type { Question } from '../../domain/question/question';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import { QuestionMedia } from '../question/question-media';

// no question waits for it; its loss, on a bad network, costs only itself
const OfflineLine = lazy(() => import('./offline-line').catch(() => ({ default: () => null })));

/** The questions of the session that were answered wrong, in its order. */
function missedQuestions(session: PracticeSession, questions: readonly Question[]): Question[] {
  return session.questionIds.flatMap((id) => {
    const question = questions.find((candidate) => candidate.id === id);
    return question !== undefined && session.answers[id]?.isRight === false ? [question] : [];
  });
}

/** How a finished session went, and which rules to look at again. */
export function SessionResult({
  name,
  session,
  questions,
  onRestart,
  onLeave,
}: {
  /** What was practised. */
  name: string;
  session: PracticeSession;
  questions: readonly Question[];
  onRestart: () => void;
  onLeave: () => void;
}) {
  const { right, answered } = score(session);
  const percent = percentage(right, answered);
  const band = practiceBand(percent);
  const missed = missedQuestions(session, questions);
  return (
    <Page title="Resultat" heading={`Resultat: ${name}`} width="reading">
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-5xl font-bold tabular-nums">{percent}&nbsp;%</p>
          <Badge tone={band.tone}>{band.label}</Badge>
        </div>
        <ProgressBar label="Andel rätt" percent={percent} tone={band.tone} />
        <p>
          Du svarade rätt på {right} av {answered} frågor.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRestart}>Öva igen</Button>
          <ButtonLink variant="outline">
            <Link to={paths.practice.getHref()} onClick={onLeave}>
              Till övningarna
            </Link>
          </ButtonLink>
        </div>
        <p className="min-h-5 text-sm text-muted-foreground">
          <Suspense fallback={null}>
            <OfflineLine />
          </Suspense>
        </p>
      </Card>
      {missed.length > 0 && (
        <section className="mt-8">
          <h2 className="text-2xl">Titta på de här igen</h2>
          <ul className="mt-4 grid gap-3">
            {missed.map((question) => (
              <li key={question.id}>
                <Card>
                  <QuestionMedia question={question} className="mb-3" />
                  <h3 className="text-base">{question.text}</h3>
                  <p className="mt-2 font-medium text-success-ink">
                    Rätt svar: {question.options[question.answer]}
                  </p>
                  <p className="mt-1 text-muted-foreground">{question.explanation}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
