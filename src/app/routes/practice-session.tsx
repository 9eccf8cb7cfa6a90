import { useParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { PracticeSessionPage } from '../../features/practice/practice-session-page';
import { SessionSkeleton } from '../../features/practice/session-skeleton';
import { SessionGate } from '../guards/session-gate';
import { saveToggleFor } from './save-toggle';

/** Practice in one category; the category's name is in the address. */
export default function PracticeSessionRoute() {
  const { category = '' } = useParams();
  return (
    <SessionGate
      title="Övning"
      from={paths.practiceSession.getHref(category)}
      skeleton={<SessionSkeleton />}
    >
      {({ uid, closesAt }) => (
        <PracticeSessionPage
          uid={uid}
          category={category}
          closesAt={closesAt}
          toolOf={saveToggleFor(uid)}
        />
      )}
    </SessionGate>
  );
}
