import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { useLearner } from '../../../components/learner/learner-context';
import { bankOptions, type Bank } from '../../../data/exams/bank';
import { learnerOptions } from '../../../data/learning/queries';
import { blueprints } from '../../../domain/exam/blueprint';
import type { ExamId } from '../../../domain/exam/exam-id';
import type { ExamResult } from '../../../domain/exam/exam-result';
import { dailySeed } from '../../../domain/learning/daily-review';
import type { Learner } from '../../../domain/learning/learner';
import { estimateReadiness } from '../../../domain/readiness/readiness';
import { withinBank } from '../../../domain/learning/within-bank';
import type { PracticeCategory } from '../../../domain/practice/category';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { ExamSelect } from '../exam-select';
import { latestExamsOptions } from '../latest-exams';
import { Unready } from '../unready';
import { useExamChoice } from '../use-exam-choice';
import { useNow } from '../use-now';
import { ChanceOverTime } from './chance-over-time';
import { Estimate } from './estimate';
import { TooEarly } from './too-early';

const ToldOutcomes = lazy(() =>
  import('../outcome/told-outcomes').catch(() => ({ default: () => <></> })),
);

function Standing({
  examId,
  categories,
  learner,
  learnerReadAt,
  bank,
  exams,
  now,
}: {
  examId: ExamId;
  categories: readonly PracticeCategory[];
  learner: Learner;
  learnerReadAt: number;
  bank: Bank;
  exams: readonly ExamResult[];
  now: number;
}) {
  const { uid } = useLearner();
  const given = {
    learner,
    bank: bank.questions,
    exams,
    blueprint: blueprints[examId],
    now,
    seed: dailySeed(uid, now),
  };
  const ready = estimateReadiness(given);
  const today = withinBank(learner, {
    questions: bank.questions,
    held: new Set(categories.map(({ id }) => id)),
  });
  return ready.kind === 'tooEarly' ? (
    <TooEarly standing={ready} categories={categories} learner={today} />
  ) : (
    <Estimate
      standing={ready}
      blueprint={blueprints[examId]}
      categories={categories}
      learner={today}
    >
      <ChanceOverTime
        // of another test nothing is kept on screen
        key={examId}
        given={given}
        learnerReadAt={learnerReadAt}
        standing={ready}
      />
    </Estimate>
  );
}

/** The chance to pass the test now, as this service reckons it. */
export default function ReadinessPage() {
  const { uid } = useLearner();
  const now = useNow();
  const { categories, offered, examId, choose, ofExam } = useExamChoice();
  const learner = useQuery(learnerOptions(uid));
  const exams = useQuery(latestExamsOptions(uid, examId));
  const bank = useQuery({ ...bankOptions(ofExam), enabled: categories.data !== undefined });
  // what this device lacks may be what the learner knows least of
  const isPart = bank.data !== undefined && bank.data.missing.length > 0;
  const isReady = learner.data !== undefined && bank.data !== undefined && exams.data !== undefined;
  return (
    <Page title="Hur redo är du?" width="reading">
      <div className="grid gap-6">
        <ExamSelect
          isLoading={categories.isPending}
          offered={offered}
          value={examId}
          onChange={choose}
        />
        {isPart && (
          <Alert tone="warning" title="Alla frågor finns inte på den här enheten än">
            <p>Anslut till nätet, så kan vi räkna ut hur redo du är.</p>
            <Button
              variant="outline"
              className="mt-3"
              isBusy={bank.isFetching}
              onClick={() => {
                void bank.refetch();
              }}
            >
              Försök igen
            </Button>
          </Alert>
        )}
        {!isPart && isReady && (
          <Standing
            examId={examId}
            categories={ofExam}
            learner={learner.data}
            learnerReadAt={learner.dataUpdatedAt}
            bank={bank.data}
            exams={exams.data}
            now={now}
          />
        )}
        {!isPart && !isReady && (
          <Unready
            queries={[categories, learner, exams, bank]}
            title="Kunde inte räkna ut hur redo du är"
          />
        )}
        {(isReady || isPart) && (
          <Suspense fallback={<Skeleton className="h-11" />}>
            <ToldOutcomes examId={examId} />
          </Suspense>
        )}
        {(isReady || isPart) && (
          <p className="text-sm text-muted-foreground">
            Det här är Teoriklars egen uppskattning utifrån dina svar och övningsprov. Den är ingen
            garanti, och Trafikverket har inget med den att göra.
          </p>
        )}
      </div>
    </Page>
  );
}
