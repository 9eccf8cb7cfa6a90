import { PurchasePage } from '../../features/purchase/purchase-page';
import { ExamPage } from '../../features/upcoming/exam-page';
import { AccessGate } from '../guards/access-gate';
import { useAccess } from '../guards/use-access';
import { PageSkeleton } from '../layout/page-skeleton';

/** The theory test for those with access, its sales page for everybody else. */
export default function ExamRoute() {
  const state = useAccess(['full', 'tests']);
  return (
    <AccessGate
      state={state}
      title="Teoriprov"
      skeleton={<PageSkeleton />}
      offer={<PurchasePage productId="tests" />}
    >
      {() => <ExamPage />}
    </AccessGate>
  );
}
