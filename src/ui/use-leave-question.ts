import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';

import { guardHistory } from '../lib/history-guard';

/** Goes on with what leaves the page, after a question where that is needed. */
export type AskToLeave = (go: () => void) => void;

/** The address within the program that a click would go to, or null; a place on the same page is none. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  // a link that leads nowhere has none
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || link === null || link.target === '_blank') return null;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const isHere = pathname === location.pathname && search === location.search && hash !== '';
  return origin === location.origin && !isHere ? pathname + search : null;
}

/** The button that a click presses, if it is one that leaves the page, such as the one that signs out. */
function leavingButton(event: MouseEvent): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest('[data-leaves]') : null;
}

/** The place of an entry of the browser's history, as the router numbers them. */
function placeOf(state: unknown): number | null {
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : null;
}

/** Closing the page asks in the browser's words; links, buttons that leave and, where wanted, 'Tillbaka' ask in ours. */
function useWarnings(isOn: boolean, isBackAsked: boolean, ask: AskToLeave) {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    const stop = (event: MouseEvent) => {
      const address = addressOf(event);
      const button = leavingButton(event);
      if (address === null && button === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => {
        if (address !== null) void navigate(address);
        else button?.click();
      });
    };
    const here = location.pathname + location.search;
    const place = placeOf(history.state);
    let isReturning = false;
    const turnBack = (event: PopStateEvent) => {
      const isHere = location.pathname + location.search === here;
      if (isHere && !isReturning) return;
      // or the router would leave
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const to = placeOf(event.state);
      const steps = place === null || to === null ? -1 : to - place;
      isReturning = true;
      history.go(-steps);
      ask(() => {
        history.go(steps);
      });
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', stop, { capture: true });
    const letGo = isBackAsked ? guardHistory(turnBack) : undefined;
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', stop, { capture: true });
      letGo?.();
    };
  }, [isOn, isBackAsked, ask, navigate, key]);
}

/**
 * Asks before a page is left on which something would be lost. What it returns goes to the LeaveDialog; `ask` is for what
 * leaves without being a link.
 */
export function useLeaveQuestion(isNeeded: boolean, { isBackAsked = true } = {}) {
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);
  const [isLetGo, setIsLetGo] = useState(false);
  if (isLetGo && !isNeeded) setIsLetGo(false);
  const isOn = isNeeded && !isLetGo;
  const askFirst = useCallback((go: () => void) => {
    setAsked({ go });
  }, []);
  useWarnings(isOn, isBackAsked, askFirst);
  const ask: AskToLeave = (go) => {
    if (isOn) askFirst(go);
    else go();
  };
  return {
    isAsking: asked !== null,
    ask,
    stay: () => {
      setAsked(null);
    },
    leave: () => {
      // what leaves is let through by then
      flushSync(() => {
        setIsLetGo(true);
        setAsked(null);
      });
      asked?.go();
    },
  };
}
