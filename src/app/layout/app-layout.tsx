import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { authOptions } from '../../data/auth/queries';
import { markNavigation } from '../../lib/navigation';
import { Footer } from './footer';
import { Navbar } from './navbar';

// Toasts answer what a person does, so they may come after the first paint.
const Toaster = lazy(() => import('../../ui/toaster'));

/** Sends the signed-in learner's waiting answers for as long as the program is open. */
function useAnswerSync(uid: string | undefined): void {
  useEffect(() => {
    if (uid === undefined) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('../../data/progress/sync').then(({ startSync }) => {
      if (!isGone) stop = startSync(uid);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [uid]);
}

/** A page reached by a link starts at its top, and its heading takes focus (ui/page); the first page does neither. */
function useNavigationEffects(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    markNavigation();
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, type]);
}

/** The frame around every page: menu, page, footer, toasts. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(authOptions());
  useAnswerSync(user?.uid);
  useNavigationEffects();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#innehall"
        className="sr-only z-50 rounded-card bg-primary px-4 py-3 text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Hoppa till innehållet
      </a>
      <Navbar />
      <main id="innehall" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </div>
  );
}
