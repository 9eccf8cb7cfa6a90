import { useLocation } from 'react-router-dom';

import { OverviewSkeleton } from '../../features/practice/overview-skeleton';
import { AccessGate } from '../guards/access-gate';
import { useAccess } from '../guards/use-access';
import { Offer, Overview } from '../lazy-parts';

/** What the page that sent the visitor here is called, if it was locked. */
function useLocked() {
  const state: unknown = useLocation().state;
  const isTold = typeof state === 'object' && state !== null && 'locked' in state;
  return isTold && typeof state.locked === 'string' ? { name: state.locked } : undefined;
}

/** Practice: the categories for those with access, the purchase page for everybody else. */
export default function PracticeRoute() {
  const state = useAccess(['full']);
  const locked = useLocked();
  const ownsTests = useAccess(['tests']).kind === 'open';
  return (
    <AccessGate
      state={state}
      title="Övning"
      skeleton={<OverviewSkeleton />}
      offer={<Offer.Page productId="full" ownsTests={ownsTests} locked={locked} />}
    >
      <Overview.Page />
    </AccessGate>
  );
}
