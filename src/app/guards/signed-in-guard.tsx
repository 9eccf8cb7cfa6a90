import { Suspense } from 'react';
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';

import { LearnerPages } from '../../components/learner/learner-pages';
import { paths } from '../../config/paths';
import { AccessFailed } from './access-failed';
import { BlockedNotice } from './blocked-notice';
import { GuardedSkeleton } from './guarded-skeleton';
import { useAccess } from './use-access';

/**
 * For pages that show what is the learner's own: open to whoever is signed in and not blocked, also after access has
 * ended. Paid content on them is kept by the rules.
 */
export default function SignedInGuard({ title }: { title: string }) {
  const from = createPath(useLocation());
  const state = useAccess(['full', 'tests']);
  const skeleton = <GuardedSkeleton title={title} />;
  switch (state.kind) {
    case 'loading':
      return skeleton;
    case 'failed':
      return <AccessFailed title={title} {...state} />;
    case 'signedOut':
      return <Navigate to={paths.login.getHref()} state={{ from }} replace />;
    case 'checking':
    case 'shut':
    case 'open':
      if (state.access.kind === 'blocked') return <BlockedNotice title={title} />;
      return (
        <LearnerPages learner={{ uid: state.user.uid, access: state.access }}>
          <Suspense fallback={skeleton}>
            <Outlet />
          </Suspense>
        </LearnerPages>
      );
  }
}
