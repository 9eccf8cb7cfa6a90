import { AccessFailed } from './access-failed';
import { BlockedNotice } from './blocked-notice';
import { OfferPage } from './offer-page';
import { OverviewSkeleton } from './overview-skeleton';
import { PracticeOverview } from './practice-overview';
import { useAccess } from './use-access';

/** Practice: the categories for those with access, the offer for everybody else. */
export function PracticeOverviewPage() {
  const access = useAccess();
  switch (access.kind) {
    case 'loading':
      return <OverviewSkeleton />;
    case 'failed':
      return <AccessFailed {...access} />;
    case 'signedOut':
      return <OfferPage isSignedIn={false} />;
    case 'shut':
      return access.access.kind === 'blocked' ? <BlockedNotice /> : <OfferPage isSignedIn />;
    case 'open':
      return <PracticeOverview uid={access.user.uid} access={access.access} />;
  }
}
