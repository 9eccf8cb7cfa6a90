import { paths } from '../../config/paths';
import { PlanPage } from '../../features/learning/plan/plan-page';
import { OwnGate } from '../guards/own-gate';
import { PageSkeleton } from '../layout/page-skeleton';

/** The learner's plan for the next test. */
export default function PlanRoute() {
  return (
    <OwnGate title="Min plan" from={paths.plan.getHref()} skeleton={<PageSkeleton />}>
      <PlanPage />
    </OwnGate>
  );
}
