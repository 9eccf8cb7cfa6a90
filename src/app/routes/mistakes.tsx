import { paths } from '../../config/paths';
import { MistakesPage } from '../../features/learning/mistakes/mistakes-page';
import { SessionSkeleton } from '../../features/practice/session-skeleton';
import { SessionGate } from '../guards/session-gate';
import { saveToggle } from './save-toggle';

/** What was answered wrongly last. */
export default function MistakesRoute() {
  return (
    <SessionGate title="Mina fel" from={paths.mistakes.getHref()} skeleton={<SessionSkeleton />}>
      <MistakesPage toolOf={saveToggle} />
    </SessionGate>
  );
}
