import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { logProblem } from '../lib/log';
import { PageSkeleton } from './layout/page-skeleton';
import { RouteError } from './layout/route-error';
import { pageOf } from './page-of';

const Account = lazy(() => import('./routes/account'));

const routes = [
  { path: paths.home.path, Page: lazy(() => import('./routes/home')) },
  { path: paths.login.path, Page: lazy(() => import('./routes/login')) },
  { path: paths.register.path, Page: lazy(() => import('./routes/register')) },
  { path: paths.resetPassword.path, Page: lazy(() => import('./routes/reset-password')) },
  { path: paths.practice.path, Page: lazy(() => import('./routes/practice')) },
  { path: paths.practiceSession.path, Page: lazy(() => import('./routes/practice-session')) },
  { path: paths.review.path, Page: lazy(() => import('./routes/review')) },
  { path: paths.mistakes.path, Page: lazy(() => import('./routes/mistakes')) },
  { path: paths.mistakesPractice.path, Page: lazy(() => import('./routes/mistakes-practice')) },
  { path: paths.saved.path, Page: lazy(() => import('./routes/saved')) },
  { path: paths.savedPractice.path, Page: lazy(() => import('./routes/saved-practice')) },
  { path: paths.readiness.path, Page: lazy(() => import('./routes/readiness')) },
  { path: paths.plan.path, Page: lazy(() => import('./routes/plan')) },
  { path: paths.exam.path, Page: lazy(() => import('./routes/exam')) },
  { path: paths.examRun.path, Page: lazy(() => import('./routes/exam-run')) },
  { path: paths.examResult.path, Page: lazy(() => import('./routes/exam-result')) },
  { path: paths.purchase.path, Page: lazy(() => import('./routes/purchase')) },
  { path: paths.order.path, Page: lazy(() => import('./routes/order')) },
  { path: paths.receipt.path, Page: lazy(() => import('./routes/receipt')) },
  { path: paths.terms.path, Page: lazy(() => import('./routes/terms')) },
  { path: paths.privacy.path, Page: lazy(() => import('./routes/privacy')) },
  { path: paths.account.path, Page: Account },
  { path: paths.statistics.path, Page: Account },
  { path: paths.demo.path, Page: lazy(() => import('./routes/demo')) },
  { path: paths.admin.path, Page: lazy(() => import('./routes/admin')) },
  // for those who build the pages: not in a deployment
  ...(import.meta.env['VITE_AUTH_EMULATOR'] === undefined
    ? []
    : [{ path: paths.gallery.path, Page: lazy(() => import('./routes/gallery')) }]),
  { path: '*', Page: lazy(() => import('./routes/not-found')) },
];

/** The pages by address, each loaded when it is first visited. A page that fails takes only its own place. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      FallbackComponent={RouteError}
      resetKeys={[pathname]}
      onError={(error) => {
        logProblem(`the page at ${pathname} failed`, error);
      }}
    >
      {/* keyed, so that a press on a link is answered at once, by the next page's skeleton */}
      <Suspense key={pageOf(pathname)} fallback={<PageSkeleton />}>
        <Routes>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
