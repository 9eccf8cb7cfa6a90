import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';

import { SessionSkeleton } from '../../components/session/session-skeleton';
import { paths } from '../../config/paths';
import { examQuestionsOptions } from '../../data/exams/queries';
import type { ExamAttempt } from '../../domain/exam/attempt';
import { Button } from '../../ui/button';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { ExamRunner } from './exam-runner';
import { useExamClock } from './use-exam-clock';
import { useExamAttempt, type RunningExam } from './use-exam-attempt';

function Questions({ exam, attempt }: { exam: RunningExam; attempt: ExamAttempt }) {
  const ids = attempt.questions.map(({ id }) => id);
  const questions = useQuery(examQuestionsOptions(attempt.id, ids));
  if (questions.data !== undefined) {
    return <ExamRunner exam={exam} attempt={attempt} questions={questions.data} />;
  }
  if (!questions.isError) return <SessionSkeleton isWide />;
  return (
    <Page title="Teoriprov" width="reading">
      <NotLoaded queries={[questions]} title="Kunde inte ladda frågor.">
        Dina svar finns kvar. Provets klocka går vidare.
      </NotLoaded>
      <Button
        variant="outline"
        className="mt-4"
        onClick={() => {
          exam.send({ kind: 'handIn' });
        }}
      >
        Lämna in provet som det är
      </Button>
    </Page>
  );
}

function Attempt({ clock }: { clock: () => number }) {
  const exam = useExamAttempt(clock);
  const { attempt, finishedId } = exam;
  if (finishedId !== null) return <Navigate to={paths.examResult.getHref(finishedId)} replace />;
  if (attempt === null) return <Navigate to={paths.exam.getHref()} replace />;
  if (attempt.handedIn !== null) return <SessionSkeleton isWide />;
  return <Questions exam={exam} attempt={attempt} />;
}

/** The learner's test under way; without one, the page where tests are started. */
export function ExamRunPage() {
  const clock = useExamClock();
  return clock === undefined ? <SessionSkeleton isWide /> : <Attempt clock={clock} />;
}
