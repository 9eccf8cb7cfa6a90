import { lazy, Suspense } from 'react';

import { OverviewSkeleton } from '../../features/practice/overview-skeleton';
import { PracticeOverview } from '../../features/practice/practice-overview';
import { PurchasePage } from '../../features/purchase/purchase-page';
import { Skeleton } from '../../ui/skeleton';
import { AccessGate } from '../guards/access-gate';
import { useAccess } from '../guards/use-access';

const OverviewGuide = lazy(() => import('../../features/learning/overview-guide'));

/** Practice: the categories for those with access, the purchase page for everybody else. */
export default function PracticeRoute() {
  const state = useAccess(['full']);
  const ownsTests = useAccess(['tests']).kind === 'open';
  return (
    <AccessGate
      state={state}
      title="Övning"
      skeleton={<OverviewSkeleton />}
      offer={<PurchasePage productId="full" ownsTests={ownsTests} />}
    >
      {({ user, access, clockOffset }) => (
        <PracticeOverview
          uid={user.uid}
          access={access}
          guide={(licence, learner) => (
            <Suspense fallback={<Skeleton className="h-96 sm:h-64 lg:h-52" />}>
              <OverviewGuide
                key={licence}
                uid={user.uid}
                licence={licence}
                learner={learner}
                clockOffset={clockOffset}
              />
            </Suspense>
          )}
        />
      )}
    </AccessGate>
  );
}
