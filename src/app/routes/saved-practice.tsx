import { paths } from '../../config/paths';
import { SavedPractice } from '../../features/learning/saved/saved-practice';
import { SessionSkeleton } from '../../components/session/session-skeleton';
import { SessionGate } from '../guards/session-gate';

/** Practice on what the learner has saved. */
export default function SavedPracticeRoute() {
  return (
    <SessionGate
      title="Sparade frågor"
      from={paths.savedPractice.getHref()}
      skeleton={<SessionSkeleton />}
    >
      <SavedPractice />
    </SessionGate>
  );
}
