import { Suspense, useState } from 'react';
import { createPath, Navigate, Outlet, useLocation, useParams } from 'react-router-dom';

import { LearnerPages } from '../../components/learner/learner-pages';
import { paths } from '../../config/paths';
import type { AccessState } from '../../data/access/access-state';
import type { LockedPage } from '../../features/purchase/locked-page';
import { AccessFailed } from './access-failed';
import { BegunMinutes } from './begun-minutes';
import { GuardedSkeleton } from './guarded-skeleton';
import { useAccess } from './use-access';

type Open = Extract<AccessState, { kind: 'open' }>;

/**
 * For pages that ask or show questions: open to those with full access, and back to the overview, which has the offer and
 * says what is locked, for everybody else. A free window that closes meanwhile lets the question at hand be finished.
 */
export default function SessionGuard({ title }: { title: string }) {
  const from = createPath(useLocation());
  const { category } = useParams();
  const state = useAccess(['full']);
  const [opened, setOpened] = useState<Open | null>(null);
  // somebody else may have signed in, in another tab
  const isOthers = 'user' in state && state.user.uid !== opened?.user.uid;
  if (state.kind === 'open' && (isOthers || opened?.access.kind !== state.access.kind)) {
    setOpened(state);
  }

  if (state.kind === 'signedOut') {
    return <Navigate to={paths.login.getHref()} state={{ from }} replace />;
  }
  const isBlocked = 'access' in state && state.access.kind === 'blocked';
  const canFinish = !isOthers && !isBlocked && opened?.access.kind === 'freeMinutes';
  const finishing = canFinish ? opened : null;
  const open = state.kind === 'open' ? state : finishing;
  if (open === null && (state.kind === 'loading' || state.kind === 'checking')) {
    return <GuardedSkeleton title={title} />;
  }
  if (open === null && state.kind === 'failed') return <AccessFailed title={title} {...state} />;
  if (open === null) {
    const locked: LockedPage = { name: category ?? title, path: from, opening: ['full'] };
    return <Navigate to={paths.practice.getHref()} state={{ locked }} replace />;
  }
  return (
    <LearnerPages learner={{ uid: open.user.uid, access: open.access }}>
      <BegunMinutes>
        <Suspense fallback={<GuardedSkeleton title={title} />}>
          <Outlet />
        </Suspense>
      </BegunMinutes>
    </LearnerPages>
  );
}
