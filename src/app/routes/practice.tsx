import { OverviewSkeleton } from '../../features/practice/overview-skeleton';
import { PracticeOverview } from '../../features/practice/practice-overview';
import { PurchasePage } from '../../features/purchase/purchase-page';
import { AccessGate } from '../guards/access-gate';
import { useAccess } from '../guards/use-access';

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
      {({ user, access }) => <PracticeOverview uid={user.uid} access={access} />}
    </AccessGate>
  );
}
