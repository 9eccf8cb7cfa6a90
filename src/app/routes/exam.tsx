import { ExamStartPage } from '../../features/exam/exam-start-page';
import { PurchasePage } from '../../features/purchase/purchase-page';
import { AccessGate } from '../guards/access-gate';
import { BegunMinutes } from '../guards/begun-minutes';
import { useAccess } from '../guards/use-access';
import { PageSkeleton } from '../layout/page-skeleton';
import { usePreload } from './use-preload';

const loadRun = () => import('./exam-run');

/** The theory test for those with access, its sales page for everybody else. */
export default function ExamRoute() {
  usePreload(loadRun);
  const state = useAccess(['full', 'tests']);
  return (
    <AccessGate
      state={state}
      title="Teoriprov"
      skeleton={<PageSkeleton />}
      offer={<PurchasePage productId="tests" />}
    >
      <BegunMinutes>
        <ExamStartPage />
      </BegunMinutes>
    </AccessGate>
  );
}
