import { paths } from '../../config/paths';
import { ReviewPage } from '../../features/learning/review/review-page';
import { SessionSkeleton } from '../../features/practice/session-skeleton';
import { SessionGate } from '../guards/session-gate';
import { sessionSlot } from './session-slot';

/** What is to be repeated today. */
export default function ReviewRoute() {
  return (
    <SessionGate
      title="Dagens repetition"
      from={paths.review.getHref()}
      skeleton={<SessionSkeleton />}
    >
      <ReviewPage session={sessionSlot} />
    </SessionGate>
  );
}
