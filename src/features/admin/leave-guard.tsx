import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

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

/** The address within the program that a click would go to, or null. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || link.target === '_blank') return null;
  const { origin, pathname, search } = new URL(link.href, location.href);
  return origin === location.origin ? pathname + search : null;
}

/** While something is not saved, closing the page asks in the browser's words, and links ask in ours. */
function useWarnings(isUnsaved: boolean, ask: (address: string) => void) {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    const stop = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(address);
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', stop, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', stop, { capture: true });
    };
  }, [isUnsaved, ask]);
}

/** Keeps what is typed in the panel's forms from being lost by another tab, a link, 'Logga ut' or closing the page. */
export function LeaveGuard({ children }: { children: (ask: AskToLeave) => ReactNode }) {
  const navigate = useNavigate();
  const [isUnsaved, setUnsaved] = useState(false);
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);
  const ask: AskToLeave = (go) => {
    if (isUnsaved) setAsked({ go });
    else go();
  };
  const askForAddress = useCallback(
    (address: string) => {
      setAsked({ go: () => void navigate(address) });
    },
    [navigate],
  );
  useWarnings(isUnsaved, askForAddress);
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
        description="Det du har ändrat i formuläret är inte sparat."
      >
        <div className="flex flex-wrap gap-3">
          <Button onClick={stay}>Fortsätt redigera</Button>
          <Button
            variant="outline"
            onClick={() => {
              setUnsaved(false);
              setAsked(null);
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
