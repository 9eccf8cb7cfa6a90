import { useQuery } from '@tanstack/react-query';
import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { authOptions } from '../../data/auth/queries';
import { logProblem } from '../../lib/log';
import { markNavigation } from '../../lib/navigation';
import { whenLoaded, whenSettled } from '../../lib/when-loaded';
import { toldProblem } from '../../ui/told-problem';
import { pageOf } from '../page-of';
import { endEarlyPresses } from '../../boot/early-presses';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { showFonts } from '../../boot/show-fonts';
import { useSessionMark } from '../../boot/use-session-mark';

/** A part that comes after the first paint and whose loss, on a bad network, costs only itself. */
function optional(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() =>
    load().catch((error: unknown) => {
      logProblem('a part of the frame could not be loaded', error);
      return { default: () => null };
    }),
  );
}

const Toaster = optional(() => import('../../ui/toaster'));
const StatusBars = optional(() => import('./status-bars'));

/** Sends the signed-in learner's waiting answers for as long as the program is open. */
function useAnswerSync(uid: string | undefined): void {
  useEffect(() => {
    if (uid === undefined) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('../../data/sync/start-sync').then(({ startSync }) => {
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
  const page = pageOf(useLocation().pathname);
  const type = useNavigationType();
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    markNavigation();
    toldProblem.end();
    showFonts();
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [page, type]);
}

/** Turns true once the page is out of its own way, for what comes beside it. */
function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    void whenSettled().then(() => {
      setIsSettled(true);
    });
  }, []);
  return isSettled;
}

/** Registers the service worker when it is in nobody's way. */
function useServiceWorker(): void {
  useEffect(() => {
    // the dev server has none, and one that an earlier build left would answer in its place
    if (!import.meta.env.PROD) return;
    void whenLoaded()
      .then(() => import('../../boot/service-worker-client'))
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch((error: unknown) => {
        logProblem('the service worker could not be registered', error);
      });
  }, []);
}

/** The frame around every page: menu, page, footer, toasts. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(authOptions());
  const isSignedIn = user === undefined ? undefined : user !== null;
  useSessionMark(isSignedIn);
  useAnswerSync(user?.uid);
  useNavigationEffects();
  useServiceWorker();
  useEffect(endEarlyPresses, []);
  const isSettled = useIsSettled();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#innehall"
        className="sr-only z-50 rounded-card bg-primary px-4 py-3 text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Hoppa till innehållet
      </a>
      <Navbar />
      <Suspense fallback={null}>{isSettled && <StatusBars />}</Suspense>
      <main id="innehall" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <Suspense fallback={null}>{(isSettled || isSignedIn) && <Toaster />}</Suspense>
    </div>
  );
}
