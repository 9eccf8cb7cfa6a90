import { ReadinessPage } from '../../features/learning/readiness/readiness-page';
import { PurchasePage } from '../../features/purchase/purchase-page';
import { AccessGate } from '../guards/access-gate';
import { BegunMinutes } from '../guards/begun-minutes';
import { useAccess } from '../guards/use-access';
import { PageSkeleton } from '../layout/page-skeleton';

/** How ready the learner is, for whoever may practise or take tests; the purchase page for everybody else. */
export default function ReadinessRoute() {
  const state = useAccess(['full', 'tests']);
  return (
    <AccessGate
      state={state}
      title="Hur redo är du?"
      skeleton={<PageSkeleton />}
      offer={
        <PurchasePage
          productId="full"
          locked={{ name: 'Hur redo är du?', isOpenedByTests: true }}
        />
      }
    >
      <BegunMinutes>
        <ReadinessPage />
      </BegunMinutes>
    </AccessGate>
  );
}
