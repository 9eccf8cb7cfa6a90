import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import type { AccessState } from '../../data/access/access-state';
import { PracticeSessionPage } from '../../features/practice/practice-session-page';
import { SessionSkeleton } from '../../features/practice/session-skeleton';
import { AccessFailed } from '../guards/access-failed';
import { FreeMinutesStart } from '../guards/free-minutes-start';
import { useAccess } from '../guards/use-access';

type Open = Extract<AccessState, { kind: 'open' }>;

/** Practice in one category; the category's name is in the address. */
export default function PracticeSessionRoute() {
  const { category = '' } = useParams();
  const state = useAccess(['full']);
  // A free window that closes meanwhile lets the question at hand be finished; the session ends itself after it.
  const [opened, setOpened] = useState<Open | null>(null);
  if (state.kind === 'open' && opened?.access.kind !== state.access.kind) setOpened(state);

  if (state.kind === 'signedOut') {
    const from = paths.practiceSession.getHref(category);
    return <Navigate to={paths.login.getHref()} state={{ from }} replace />;
  }
  const open =
    state.kind === 'open' ? state : opened?.access.kind === 'freeMinutes' ? opened : null;
  if (open === null && (state.kind === 'loading' || state.kind === 'checking'))
    return <SessionSkeleton />;
  if (open === null && state.kind === 'failed') return <AccessFailed title="Övning" {...state} />;
  if (open === null) return <Navigate to={paths.practice.getHref()} replace />;
  if (open.access.kind === 'freeMinutesUnopened') {
    return <FreeMinutesStart uid={open.user.uid} minutes={open.access.minutes} />;
  }
  // by the device's clock, as whatever compares it reads that
  const closesAt =
    open.access.kind === 'freeMinutes'
      ? new Date(open.access.until.getTime() - open.clockOffset)
      : null;
  return <PracticeSessionPage uid={open.user.uid} category={category} closesAt={closesAt} />;
}
