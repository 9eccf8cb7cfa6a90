import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The address within the program that a click would go to, or null. */
function leavesFor(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || link.target === '_blank') return null;
  const { origin, pathname, search } = new URL(link.href, location.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search : null;
}

/** Asks before a test under way is left by a link, by closing the tab or by another address. */
export function useLeaveWarning() {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    const ask = (event: MouseEvent) => {
      const address = leavesFor(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(address);
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, []);
  return {
    isAsking: target !== null,
    stay: () => {
      setTarget(null);
    },
    leave: () => {
      if (target !== null) void navigate(target);
    },
  };
}
