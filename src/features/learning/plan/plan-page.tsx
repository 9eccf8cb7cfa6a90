import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useLearner } from '../../../components/learner/learner-context';
import { learnerOptions } from '../../../data/learning/queries';
import { changePlanOptions, planOptions } from '../../../data/plans/queries';
import { blueprints } from '../../../domain/exam/blueprint';
import { swedishDay } from '../../../domain/calendar-day';
import type { Plan } from '../../../domain/learning/plan';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { useWrite } from '../../../ui/use-write';
import { ExamSelect } from '../exam-select';
import { reviewDoneStore } from '../review/review-done-store';
import { Unready } from '../unready';
import { useExamChoice } from '../use-exam-choice';
import { useNow } from '../use-now';
import { PlanForm } from './plan-form';
import { PlanView } from './plan-view';
import { usePlanExams } from './use-plan-exams';

const OutcomeCard = lazy(() => import('../outcome/outcome-card'));

/** From the points of the last try and the day of the next to what to do on each day. */
export default function PlanPage() {
  const { uid } = useLearner();
  const now = useNow();
  const { categories, offered, examId, choose, ofExam } = useExamChoice();
  const learner = useQuery(learnerOptions(uid));
  const stored = useQuery(planOptions(uid, examId));
  const plan = stored.data ?? null;
  const exams = usePlanExams(examId, plan);
  const [isChanging, setIsChanging] = useState(false);
  const isOver = plan !== null && plan.testDay < swedishDay(now);

  const change = useWrite(changePlanOptions(uid, examId));
  const keep = (changed: Plan | null) => {
    change.mutate(changed, {
      onSuccess: () => {
        setIsChanging(false);
        window.scrollTo(0, 0);
        notifySuccess(changed === null ? 'Planen är borttagen' : 'Planen är sparad');
      },
      onError: () => {
        const title = changed === null ? 'Planen kunde inte tas bort' : 'Planen kunde inte sparas';
        notifyError(title, 'Kontrollera din anslutning och försök igen.');
      },
    });
  };
  const isReady =
    stored.data !== undefined &&
    learner.data !== undefined &&
    exams.data !== undefined &&
    categories.data !== undefined;
  const outcome = (
    <Suspense fallback={<Skeleton className="h-11" />}>
      <OutcomeCard key={examId} examId={examId} />
    </Suspense>
  );
  return (
    <Page
      title="Min plan"
      intro="Från dina senaste poäng till en plan, dag för dag, fram till nästa prov."
      width="reading"
    >
      <div className="grid gap-6">
        <ExamSelect
          isLoading={categories.isPending}
          offered={offered}
          value={examId}
          onChange={(chosen) => {
            choose(chosen);
            setIsChanging(false);
          }}
        />
        {!isReady && (
          <Unready
            queries={[categories, learner, exams, stored]}
            title="Kunde inte hämta din plan"
          />
        )}
        {isReady && isOver && outcome}
        {isReady && (plan === null || isOver || isChanging) && (
          <PlanForm
            key={examId}
            examId={examId}
            plan={isChanging ? plan : null}
            latestExam={exams.data[0]}
            now={now}
            isBusy={change.isPending}
            onSave={keep}
            onCancel={
              isChanging
                ? () => {
                    setIsChanging(false);
                  }
                : undefined
            }
          />
        )}
        {isReady && plan !== null && !isOver && !isChanging && (
          <PlanView
            plan={plan}
            learner={learner.data}
            categories={ofExam}
            exams={exams.data}
            isReviewDone={
              reviewDoneStore(uid, blueprints[examId].licenceType).read() === swedishDay(now)
            }
            now={now}
            onChange={() => {
              setIsChanging(true);
            }}
            onRemove={() => {
              keep(null);
            }}
          />
        )}
        {isReady && !isOver && outcome}
      </div>
    </Page>
  );
}
