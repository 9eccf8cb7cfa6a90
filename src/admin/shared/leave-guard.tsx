import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';

import { guardHistory } from '../../lib/history-guard';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

/** Goes on with what leaves a form, after a question where something in it is not saved. */
type AskToLeave = (go: () => void) => void;

interface Leaving {
  ask: AskToLeave;
  setUnsaved: (isUnsaved: boolean) => void;
}

const LeavingContext = createContext<Leaving>({
  ask: (go) => {
    go();
  },
  setUnsaved: () => undefined,
});

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

/** While something is not saved, closing the page asks in the browser's words; links and 'Tillbaka' ask in ours. */
function useWarnings(isUnsaved: boolean, ask: AskToLeave) {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (!isUnsaved) return;
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
    const letGo = guardHistory(turnBack);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', stop, { capture: true });
      letGo();
    };
  }, [isUnsaved, ask, navigate, key]);
}

/**
 * Keeps what is typed in the panel's forms from being lost by another tab, a link, 'Tillbaka', 'Logga ut' or closing the
 * page.
 */
export function LeaveGuard({ children }: { children: (ask: AskToLeave) => ReactNode }) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);
  const ask: AskToLeave = (go) => {
    if (isUnsaved) setAsked({ go });
    else go();
  };
  const askFirst = useCallback((go: () => void) => {
    setAsked({ go });
  }, []);
  useWarnings(isUnsaved, askFirst);
  const stay = () => {
    setAsked(null);
  };
  return (
    <LeavingContext value={{ ask, setUnsaved }}>
      {children(ask)}
      <Dialog
        isOpen={asked !== null}
        onClose={stay}
        title="Lämna utan att spara?"
        description="Det du håller på med är inte sparat än."
      >
        <div className="flex flex-wrap gap-3">
          <Button onClick={stay}>Fortsätt redigera</Button>
          <Button
            variant="outline"
            onClick={() => {
              // what leaves is let through by then
              flushSync(() => {
                setUnsaved(false);
                setAsked(null);
              });
              asked?.go();
            }}
          >
            Lämna utan att spara
          </Button>
        </div>
      </Dialog>
    </LeavingContext>
  );
}

/**
 * For a form with something that is not saved yet: says so to the guard around it. Returns what 'Avbryt' calls with
 * what it does.
 */
export function useLeaveGuard(isUnsaved: boolean): AskToLeave {
  const { ask, setUnsaved } = use(LeavingContext);
  useEffect(() => {
    setUnsaved(isUnsaved);
    return () => {
      setUnsaved(false);
    };
  }, [isUnsaved, setUnsaved]);
  return ask;
}
