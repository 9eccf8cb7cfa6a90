import { Navigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { ReadinessPage } from '../../features/learning/readiness/readiness-page';
import { AccessGate } from '../guards/access-gate';
import { FreeMinutesStart } from '../guards/free-minutes-start';
import { useAccess } from '../guards/use-access';
import { PageSkeleton } from '../layout/page-skeleton';

/** How ready the learner is, for whoever may practise or take tests. */
export default function ReadinessRoute() {
  const state = useAccess(['full', 'tests']);
  return (
    <AccessGate
      state={state}
      title="Hur redo är du?"
      skeleton={<PageSkeleton />}
      offer={<Navigate to={paths.practice.getHref()} replace />}
    >
      {({ user, access, clockOffset }) =>
        access.kind === 'freeMinutesUnopened' ? (
          <FreeMinutesStart uid={user.uid} minutes={access.minutes} />
        ) : (
          <ReadinessPage uid={user.uid} clockOffset={clockOffset} />
        )
      }
    </AccessGate>
  );
}
