import { useEffect, useRef } from 'react';

import { isNavigation } from '../lib/navigation';

/** For the heading of a page: it takes focus when the page is navigated to, so that screen readers say where one is. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNavigation()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
