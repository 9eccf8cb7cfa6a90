import { OverviewSkeleton } from '../../features/practice/overview-skeleton';
import { AccessGate } from '../guards/access-gate';
import { useAccess } from '../guards/use-access';
import { Offer, Overview } from '../lazy-parts';

/** Practice: the categories for those with access, the purchase page for everybody else. */
export default function PracticeRoute() {
  const state = useAccess(['full']);
  const ownsTests = useAccess(['tests']).kind === 'open';
  return (
    <AccessGate
      state={state}
      title="Övning"
      skeleton={<OverviewSkeleton />}
      offer={<Offer.Page productId="full" ownsTests={ownsTests} />}
    >
      <Overview.Page />
    </AccessGate>
  );
}
