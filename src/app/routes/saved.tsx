import { paths } from '../../config/paths';
import { SavedPage } from '../../features/learning/saved/saved-page';
import { SessionSkeleton } from '../../features/practice/session-skeleton';
import { SessionGate } from '../guards/session-gate';
import { saveToggle } from './save-toggle';

/** What the learner has saved. */
export default function SavedRoute() {
  return (
    <SessionGate title="Sparade frågor" from={paths.saved.getHref()} skeleton={<SessionSkeleton />}>
      <SavedPage toolOf={saveToggle} />
    </SessionGate>
  );
}
