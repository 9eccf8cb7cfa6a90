import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { logProblem } from '../lib/log';
import { takeEarlyPresses } from '../boot/early-presses';
import { PageSkeleton } from './layout/page-skeleton';
import { RouteError } from './layout/route-error';
import { lazyPage } from './lazy-page';
import { pageOf } from './page-of';

const account = lazyPage(() => import('./routes/account'));

const routes = [
  { path: paths.home.path, ...lazyPage(() => import('../features/landing/landing-page')) },
  { path: paths.login.path, ...lazyPage(() => import('../features/auth/login-page')) },
  { path: paths.register.path, ...lazyPage(() => import('../features/auth/register-page')) },
  {
    path: paths.resetPassword.path,
    ...lazyPage(() => import('../features/auth/reset-password-page')),
  },
  { path: paths.practice.path, ...lazyPage(() => import('./routes/practice')) },
  { path: paths.practiceSession.path, ...lazyPage(() => import('./routes/practice-session')) },
  { path: paths.review.path, ...lazyPage(() => import('./routes/review')) },
  { path: paths.mistakes.path, ...lazyPage(() => import('./routes/mistakes')) },
  { path: paths.mistakesPractice.path, ...lazyPage(() => import('./routes/mistakes-practice')) },
  { path: paths.saved.path, ...lazyPage(() => import('./routes/saved')) },
  { path: paths.savedPractice.path, ...lazyPage(() => import('./routes/saved-practice')) },
  { path: paths.readiness.path, ...lazyPage(() => import('./routes/readiness')) },
  { path: paths.plan.path, ...lazyPage(() => import('./routes/plan')) },
  { path: paths.exam.path, ...lazyPage(() => import('./routes/exam')) },
  { path: paths.examRun.path, ...lazyPage(() => import('./routes/exam-run')) },
  { path: paths.examResult.path, ...lazyPage(() => import('./routes/exam-result')) },
  { path: paths.purchase.path, ...lazyPage(() => import('./routes/purchase')) },
  { path: paths.order.path, ...lazyPage(() => import('../features/purchase/order-page')) },
  { path: paths.receipt.path, ...lazyPage(() => import('../features/purchase/receipt-page')) },
  { path: paths.terms.path, ...lazyPage(() => import('../features/legal/terms-page')) },
  { path: paths.privacy.path, ...lazyPage(() => import('../features/legal/privacy-page')) },
  { path: paths.account.path, ...account },
  { path: paths.statistics.path, ...account },
  { path: paths.licenceB.path, ...lazyPage(() => import('./routes/licence-b')) },
  { path: paths.licenceTaxi.path, ...lazyPage(() => import('./routes/licence-taxi')) },
  {
    path: paths.licenceTaxiOperator.path,
    ...lazyPage(() => import('./routes/licence-taxi-operator')),
  },
  { path: paths.licenceLorry.path, ...lazyPage(() => import('./routes/licence-lorry')) },
  { path: paths.licenceMotorcycle.path, ...lazyPage(() => import('./routes/licence-motorcycle')) },
  { path: paths.demo.path, ...lazyPage(() => import('../features/demo/demo-page')) },
  { path: paths.signs.path, ...lazyPage(() => import('../features/signs/library-page')) },
  { path: paths.sign.path, ...lazyPage(() => import('./routes/sign')) },
  { path: paths.signQuiz.path, ...lazyPage(() => import('./routes/sign-quiz')) },
  { path: paths.courses.path, ...lazyPage(() => import('./routes/courses')) },
  { path: paths.course.path, ...lazyPage(() => import('./routes/course')) },
  { path: paths.admin.path, ...lazyPage(() => import('./routes/admin')) },
  // for those who build the pages: not in a deployment
  ...(import.meta.env['VITE_AUTH_EMULATOR'] === undefined
    ? []
    : [
        { path: paths.gallery.path, ...lazyPage(() => import('../features/gallery/gallery-page')) },
        {
          path: paths.signSheet.path,
          ...lazyPage(() => import('../features/signs/sign-sheet-page')),
        },
      ]),
  { path: '*', ...lazyPage(() => import('../features/not-found/not-found-page')) },
];

/** Loads the code of the page at an address, so that it can be rendered without waiting. */
export async function preloadPage(pathname: string): Promise<void> {
  await matchRoutes(routes, pathname)?.[0]?.route.preload();
}

/** The pages by address, each loaded when it is first visited. A page that fails takes only its own place. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      FallbackComponent={RouteError}
      resetKeys={[pathname]}
      onError={(error) => {
        // what was pressed there is not to be done on another page
        takeEarlyPresses();
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
