import { paths } from '../../config/paths';
import { MistakesPage } from '../../features/learning/mistakes/mistakes-page';
import { SessionSkeleton } from '../../components/session/session-skeleton';
import { SessionGate } from '../guards/session-gate';

/** What was answered wrongly last. */
export default function MistakesRoute() {
  return (
    <SessionGate title="Mina fel" from={paths.mistakes.getHref()} skeleton={<SessionSkeleton />}>
      <MistakesPage />
    </SessionGate>
  );
}
