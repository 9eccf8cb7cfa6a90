import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { authOptions } from '../../data/auth/queries';
import { logProblem } from '../../lib/log';
import { markNavigation } from '../../lib/navigation';
import { isMarkedSignedIn } from '../../lib/session-mark';
import { isWholeAhead, whenLoaded, whenSettled, whenShown } from '../../lib/when-loaded';
import { toldProblem } from '../../ui/told-problem';
import { StatusBars, Toaster } from '../lazy-parts';
import { asksQuestions, pageOf } from '../page-of';
import { endEarlyPresses } from '../../boot/early-presses';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { showFonts } from '../../boot/show-fonts';
import { useSessionMark } from '../../boot/use-session-mark';

/** Sends the waiting answers of the signed-in learner, from when the page is there for as long as the program is open. */
function useAnswerSync(uid: string | undefined, isThere: boolean): void {
  useEffect(() => {
    if (uid === undefined || !isThere) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('../../data/sync/start-sync').then(({ startSync }) => {
      if (!isGone) stop = startSync(uid);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [uid, isThere]);
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

/** The page is there: all that it needs has loaded, and no skeleton stands in its place. */
const whenThere = () => whenLoaded().then(whenShown);
/** It is out of its own way, too, for what comes beside it. */
const whenFree = () => whenSettled().then(whenShown);

/** Turns true when this comes. */
function useHasCome(when: () => Promise<void>): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    void when().then(() => {
      setHasCome(true);
    });
  }, [when]);
  return hasCome;
}

/** Begins what goes on beside the page when it is in nobody's way. */
function useBesides(): void {
  useEffect(() => {
    // the dev server has no service worker, and one that an earlier build left would answer in its place
    if (!import.meta.env.PROD) return;
    void whenThere()
      .then(() => import('../../boot/beside-the-page'))
      .then(({ startBeside }) => startBeside())
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
  useNavigationEffects();
  useBesides();
  useEffect(() => {
    // on a page that came whole presses wait for the page itself, which comes alive after its frame
    if (!isWholeAhead()) endEarlyPresses();
  }, []);
  const isFree = useHasCome(whenFree);
  // a learner's page has them from its first moment; one that was rendered ahead is taken over as it stands
  const isExpected = isMarkedSignedIn() && !isWholeAhead();
  const isThere = useHasCome(whenThere);
  useAnswerSync(user?.uid, isThere);
  return (
    <div className="flex min-h-dvh flex-col pr-[env(safe-area-inset-right)] pb-[var(--tabs)] pl-[env(safe-area-inset-left)] asking:pb-0">
      <a
        href="#innehall"
        className="sr-only z-50 rounded-card bg-primary px-4 py-3 text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Hoppa till innehållet
      </a>
      <Navbar isPageThere={isThere && user != null} />
      <Suspense fallback={null}>{(isFree || isExpected) && <StatusBars.Page />}</Suspense>
      {/* a page that asks begins where the menu stood: as another element, for one that stays would have moved */}
      <main
        key={String(asksQuestions(useLocation().pathname))}
        id="innehall"
        tabIndex={-1}
        className="peer flex-1 outline-none has-[[data-loading]]:min-h-dvh"
      >
        {children}
      </main>
      <Footer />
      <Suspense fallback={null}>{isFree && <Toaster.Page />}</Suspense>
    </div>
  );
}
