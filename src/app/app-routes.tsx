import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { logProblem } from '../lib/log';
import { takeEarlyPresses } from '../boot/early-presses';
import { PageSkeleton } from './layout/page-skeleton';
import { RouteError } from './layout/route-error';
import { lazyGuard, lazyPage, type LazyPage } from './lazy-page';
import { pageOf } from './page-of';

interface AppRoute extends LazyPage {
  path?: string;
  children?: AppRoute[];
}

const signedIn = lazyGuard(() => import('./guards/signed-in-guard'));
const session = lazyGuard(() => import('./guards/session-guard'));
const product = lazyGuard(() => import('./guards/product-guard'));
const account = lazyPage(() => import('./routes/account'));

const routes: AppRoute[] = [
  { path: paths.home.path, ...lazyPage(() => import('../features/landing/landing-page')) },
  { path: paths.login.path, ...lazyPage(() => import('../features/auth/login-page')) },
  { path: paths.register.path, ...lazyPage(() => import('../features/auth/register-page')) },
  {
    path: paths.resetPassword.path,
    ...lazyPage(() => import('../features/auth/reset-password-page')),
  },
  { path: paths.practice.path, ...lazyPage(() => import('./routes/practice')) },
  {
    ...session({ title: 'Övning' }),
    children: [
      {
        path: paths.practiceSession.path,
        ...lazyPage(() => import('../features/practice/practice-session-page')),
      },
    ],
  },
  {
    ...session({ title: 'Dagens repetition' }),
    children: [
      {
        path: paths.review.path,
        ...lazyPage(() => import('../features/learning/review/review-page')),
      },
    ],
  },
  {
    ...session({ title: 'Mina fel' }),
    children: [
      {
        path: paths.mistakes.path,
        ...lazyPage(() => import('../features/learning/mistakes/mistakes-page')),
      },
      {
        path: paths.mistakesPractice.path,
        ...lazyPage(() => import('../features/learning/mistakes/mistakes-practice')),
      },
    ],
  },
  {
    ...session({ title: 'Sparade frågor' }),
    children: [
      {
        path: paths.saved.path,
        ...lazyPage(() => import('../features/learning/saved/saved-page')),
      },
      {
        path: paths.savedPractice.path,
        ...lazyPage(() => import('../features/learning/saved/saved-practice')),
      },
    ],
  },
  {
    ...product({ title: 'Hur redo är du?', opening: ['full', 'tests'] }),
    children: [
      {
        path: paths.readiness.path,
        ...lazyPage(() => import('../features/learning/readiness/readiness-page')),
      },
    ],
  },
  {
    ...signedIn({ title: 'Min plan' }),
    children: [
      { path: paths.plan.path, ...lazyPage(() => import('../features/learning/plan/plan-page')) },
    ],
  },
  {
    ...product({ title: 'Teoriprov', opening: ['full', 'tests'], sells: 'tests' }),
    children: [{ path: paths.exam.path, ...lazyPage(() => import('./routes/exam')) }],
  },
  {
    ...signedIn({ title: 'Teoriprov', isExam: true }),
    children: [{ path: paths.examRun.path, ...lazyPage(() => import('./routes/exam-run')) }],
  },
  {
    ...signedIn({ title: 'Resultat' }),
    children: [{ path: paths.examResult.path, ...lazyPage(() => import('./routes/exam-result')) }],
  },
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
  {
    ...product({ title: 'Kurser', opening: ['full'] }),
    children: [
      { path: paths.courses.path, ...lazyPage(() => import('../features/courses/courses-page')) },
      { path: paths.course.path, ...lazyPage(() => import('./routes/course')) },
    ],
  },
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

/** Loads the code of the page at an address, and of its guard, so that it can be rendered without waiting. */
export async function preloadPage(pathname: string): Promise<void> {
  await Promise.all(matchRoutes(routes, pathname)?.map(({ route }) => route.preload()) ?? []);
}

function toRoute({ path, Page, children }: AppRoute, index: number) {
  return (
    <Route key={index} path={path} element={<Page />}>
      {children?.map(toRoute)}
    </Route>
  );
}

/** The pages by address, each loaded when it is first visited. A page that fails takes only its own place. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useEffect(() => {
    // a page's code comes beside its guard's; a loss shows when the page is shown
    preloadPage(pathname).catch(() => undefined);
  }, [pathname]);
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
        <Routes>{routes.map(toRoute)}</Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
