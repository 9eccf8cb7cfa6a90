import { paths } from '../../config/paths';
import { MistakesPractice } from '../../features/learning/mistakes/mistakes-practice';
import { SessionSkeleton } from '../../components/session/session-skeleton';
import { SessionGate } from '../guards/session-gate';

/** Practice on what was answered wrongly last. */
export default function MistakesPracticeRoute() {
  return (
    <SessionGate
      title="Mina fel"
      from={paths.mistakesPractice.getHref()}
      skeleton={<SessionSkeleton />}
    >
      <MistakesPractice />
    </SessionGate>
  );
}
