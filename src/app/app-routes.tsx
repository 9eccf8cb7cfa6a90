import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom';

import { paths } from '../config/paths';
import { reportProblem } from '../lib/log';
import { isMarkedSignedIn } from '../lib/session-mark';
import { whenShown } from '../lib/when-loaded';
import { takeEarlyPresses } from '../boot/early-presses';
import { PageSkeleton } from './layout/page-skeleton';
import { RouteError } from './layout/route-error';
import { lazyGuard, page, type AppRoute } from './lazy-page';
import { Account, LearnerHome, Offer, Overview, preloadOneOf, StatusBars } from './lazy-parts';
import { pageOf } from './page-of';

/** In two pieces: between them the page answers, where all of it at once holds a slow phone up for a tenth of a second. */
const afterSignInService =
  <Page,>(load: () => Promise<Page>) =>
  async () => {
    await import('../data/firebase/auth');
    return load();
  };

const signedIn = lazyGuard(() => import('./guards/signed-in-guard'));
const session = lazyGuard(() => import('./guards/session-guard'));
const product = lazyGuard(
  afterSignInService(() => import('./guards/product-guard')),
  preloadOneOf(null, Offer),
);
const account = page(paths.account, () => import('./routes/account'), preloadOneOf(Account, null));

const routes: AppRoute[] = [
  page(paths.home, () => import('./routes/home'), preloadOneOf(LearnerHome, null)),
  page(paths.login, () => import('../features/auth/login-page')),
  page(paths.register, () => import('../features/auth/register-page')),
  page(paths.resetPassword, () => import('../features/auth/reset-password-page')),
  page(
    paths.practice,
    afterSignInService(() => import('./routes/practice')),
    preloadOneOf(Overview, Offer),
  ),
  session({ title: 'Övning' }, [
    page(paths.practiceSession, () => import('../features/practice/practice-session-page')),
  ]),
  signedIn({ title: 'De fem första frågorna' }, [
    page(paths.firstQuestions, () => import('./routes/first-questions')),
  ]),
  session({ title: 'Dagens repetition' }, [
    page(paths.review, () => import('../features/learning/review/review-page')),
  ]),
  session({ title: 'Mina fel' }, [
    page(paths.mistakes, () => import('../features/learning/mistakes/mistakes-page')),
    page(paths.mistakesPractice, () => import('../features/learning/mistakes/mistakes-practice')),
  ]),
  session({ title: 'Sparade frågor' }, [
    page(paths.saved, () => import('../features/learning/saved/saved-page')),
    page(paths.savedPractice, () => import('../features/learning/saved/saved-practice')),
  ]),
  product({ title: 'Hur redo är du?', opening: ['full', 'tests'] }, [
    page(paths.readiness, () => import('../features/learning/readiness/readiness-page')),
  ]),
  signedIn({ title: 'Min plan' }, [
    page(paths.plan, () => import('../features/learning/plan/plan-page')),
  ]),
  product({ title: 'Teoriprov', opening: ['full', 'tests'], sells: 'tests' }, [
    page(paths.exam, () => import('./routes/exam')),
  ]),
  signedIn({ title: 'Teoriprov' }, [page(paths.examRun, () => import('./routes/exam-run'))]),
  signedIn({ title: 'Resultat' }, [page(paths.examResult, () => import('./routes/exam-result'))]),
  page(paths.purchase, () => import('./routes/purchase')),
  page(paths.order, () => import('../features/purchase/order-page')),
  page(paths.receipt, () => import('../features/purchase/receipt-page')),
  page(paths.terms, () => import('../features/legal/terms-page')),
  page(paths.privacy, () => import('../features/legal/privacy-page')),
  account,
  { ...account, path: paths.statistics.path },
  page(paths.licenceB, () => import('./routes/licence-b')),
  page(paths.licenceTaxi, () => import('./routes/licence-taxi')),
  page(paths.licenceTaxiOperator, () => import('./routes/licence-taxi-operator')),
  page(paths.licenceLorry, () => import('./routes/licence-lorry')),
  page(paths.licenceMotorcycle, () => import('./routes/licence-motorcycle')),
  page(paths.demo, () => import('../features/demo/demo-page')),
  page(paths.licenceDemo, () => import('./routes/licence-demo')),
  page(paths.signs, () => import('../features/signs/library-page')),
  page(paths.sign, () => import('./routes/sign')),
  page(paths.signQuiz, () => import('./routes/sign-quiz')),
  product({ title: 'Kurser', opening: ['full'] }, [
    page(paths.courses, () => import('../features/courses/courses-page')),
    page(paths.course, () => import('./routes/course')),
  ]),
  page(paths.admin, () => import('./routes/admin')),
  // for those who build the pages: not in a deployment
  ...(import.meta.env['VITE_GALLERY'] === undefined
    ? []
    : [
        page(paths.gallery, () => import('../features/gallery/gallery-page')),
        page(paths.signSheet, () => import('../features/signs/sign-sheet-page')),
      ]),
  page({ path: '*' }, () => import('../features/not-found/not-found-page')),
];

/** Loads the code of the page at an address, and of its guard, so that it can be rendered without waiting. */
export async function preloadPage(pathname: string): Promise<void> {
  const matched = matchRoutes(routes, pathname) ?? [];
  // a guard lets no visitor in: the page behind it can wait
  const shown = isMarkedSignedIn() ? matched : matched.slice(0, 1);
  await Promise.all([
    ...shown.map(({ route }) => route.preload()),
    preloadOneOf(StatusBars, null)(),
  ]);
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
    // while the categories are looked at, what a press on one asks for
    if (pathname !== paths.practice.path) return;
    whenShown()
      .then(() => preloadPage(paths.practiceSession.path))
      .catch(() => undefined);
  }, [pathname]);
  return (
    <ErrorBoundary
      FallbackComponent={RouteError}
      resetKeys={[pathname]}
      onError={(error) => {
        // what was pressed there is not to be done on another page
        takeEarlyPresses();
        reportProblem(`the page at ${pathname} failed`, error);
      }}
    >
      {/* keyed, so that a press on a link is answered at once, by the next page's skeleton */}
      <Suspense key={pageOf(pathname)} fallback={<PageSkeleton />}>
        <Routes>{routes.map(toRoute)}</Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
