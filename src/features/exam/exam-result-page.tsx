import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { paths, practiceHref } from '../../config/paths';
import { useLearner } from '../../components/learner/learner-context';
import { examOptions } from '../../data/exams/queries';
import { examName } from '../../domain/exam/exam-name';
import { pointsOf, type ExamResult } from '../../domain/exam/exam-result';
import { formatDate } from '../../lib/format';
import { Button, ButtonLink } from '../../ui/button';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/empty-state';
import { AreaPoints } from './area-points';
import { BetterThanBefore } from './better-than-before';
import { ExamMilestones } from './exam-milestones';
import { ExamReview } from './exam-review';
import { VerdictCard } from './verdict-card';

function Result({ result, canPractise }: { result: ExamResult; canPractise: boolean }) {
  const wrong = result.questions.filter(({ isRight }) => !isRight);
  const isPractised = canPractise && wrong.length > 0;
  return (
    <Page
      title="Resultat"
      heading={`Resultat: ${examName(result.examId)}`}
      intro={formatDate(new Date(result.finishedAt))}
      width="reading"
    >
      <VerdictCard result={result}>
        {isPractised && (
          <ButtonLink className="mt-2 justify-self-start max-sm:w-full print:hidden">
            <Link
              to={practiceHref(wrong.map(({ id, categoryId }) => ({ questionId: id, categoryId })))}
            >
              Öva på felen
            </Link>
          </ButtonLink>
        )}
      </VerdictCard>
      <BetterThanBefore result={result} />
      <ExamMilestones result={result} />
      <AreaPoints result={result} canPractise={canPractise} />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <ButtonLink variant={isPractised ? 'outline' : 'primary'}>
          <Link to={paths.exam.getHref()}>Skriv ett nytt prov</Link>
        </ButtonLink>
        <ButtonLink variant="outline">
          <Link to={paths.readiness.getHref()}>Hur redo är du?</Link>
        </ButtonLink>
        <Button
          variant="quiet"
          onClick={() => {
            window.print();
          }}
        >
          Skriv ut
        </Button>
      </div>
      <ExamReview result={result} />
      <p className="mt-8 text-sm text-muted-foreground">
        Resultatet gäller ett övningsprov hos Teoriklar, som inte har någon koppling till
        Trafikverket eller Transportstyrelsen.
      </p>
    </Page>
  );
}

/** The result of a test, first as the authority gives it, then question by question. */
export function ExamResultPage({
  examId,
  canPractise,
}: {
  examId: string;
  /** Whether practice, which is sold with full access, is open. */
  canPractise: boolean;
}) {
  const { uid } = useLearner();
  const exam = useQuery(examOptions(uid, examId));
  if (exam.data != null && pointsOf(exam.data.questions).scored > 0) {
    return <Result result={exam.data} canPractise={canPractise} />;
  }
  return (
    <Page title="Resultat" width="reading">
      {exam.data === undefined ? (
        <NotLoaded
          queries={[exam]}
          title="Kunde inte hämta resultatet"
          skeleton={<Skeleton className="h-64" />}
        >
          Det är sparat. Kontrollera din anslutning och försök igen.
        </NotLoaded>
      ) : (
        <EmptyState
          title="Resultatet finns inte"
          action={
            <ButtonLink>
              <Link to={paths.exam.getHref()}>Till proven</Link>
            </ButtonLink>
          }
        >
          <p>Kontrollera adressen, eller välj ett av dina tidigare prov.</p>
        </EmptyState>
      )}
    </Page>
  );
}
