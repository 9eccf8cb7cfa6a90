import { paths } from '../../config/paths';
import { SavedPage } from '../../features/learning/saved/saved-page';
import { SessionSkeleton } from '../../components/session/session-skeleton';
import { SessionGate } from '../guards/session-gate';

/** What the learner has saved. */
export default function SavedRoute() {
  return (
    <SessionGate title="Sparade frågor" from={paths.saved.getHref()} skeleton={<SessionSkeleton />}>
      <SavedPage />
    </SessionGate>
  );
}
