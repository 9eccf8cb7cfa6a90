import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The address within the program that a click would go to, or null. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || link.target === '_blank') return null;
  const { origin, pathname, search } = new URL(link.href, location.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search : null;
}

/** The button that a click presses, if it is one that leaves the page, such as the one that signs out. */
function leavingButton(event: MouseEvent): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest('[data-leaves]') : null;
}

/** Asks before a test under way is left: by a link, by signing out, by closing the tab or by another address. */
export function useLeaveWarning() {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    const ask = (event: MouseEvent) => {
      if (isLeaving.current) return;
      const address = addressOf(event);
      const button = leavingButton(event);
      if (address === null && button === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => {
        isLeaving.current = true;
        if (address !== null) void navigate(address);
        else button?.click();
      });
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [navigate]);
  return {
    isAsking: leave !== null,
    stay: () => {
      setLeave(null);
    },
    leave: () => {
      setLeave(null);
      leave?.();
    },
  };
}
