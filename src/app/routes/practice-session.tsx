import { useParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { PracticeSessionPage } from '../../features/practice/practice-session-page';
import { SessionSkeleton } from '../../components/session/session-skeleton';
import { SessionGate } from '../guards/session-gate';

/** Practice in one category; the category's name is in the address. */
export default function PracticeSessionRoute() {
  const { category = '' } = useParams();
  return (
    <SessionGate
      title="Övning"
      from={paths.practiceSession.getHref(category)}
      skeleton={<SessionSkeleton />}
    >
      <PracticeSessionPage category={category} />
    </SessionGate>
  );
}
