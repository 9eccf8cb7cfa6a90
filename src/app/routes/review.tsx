import { paths } from '../../config/paths';
import { ReviewPage } from '../../features/learning/review/review-page';
import { SessionSkeleton } from '../../components/session/session-skeleton';
import { SessionGate } from '../guards/session-gate';

/** What is to be repeated today. */
export default function ReviewRoute() {
  return (
    <SessionGate
      title="Dagens repetition"
      from={paths.review.getHref()}
      skeleton={<SessionSkeleton />}
    >
      <ReviewPage />
    </SessionGate>
  );
}
