import { useEffect, useRef } from 'react';

/**
 * For the heading of what is asked: it takes focus when the question is shown, and a next one starts at its top.
 * @param shownId the question's, or what else tells it from what was shown before.
 * @param isFirstFocused false where the first question leaves focus to the page.
 */
export function useMovedHeading(shownId: string, isFirstFocused = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(shownId);
  useEffect(() => {
    const isNext = shown.current !== shownId;
    shown.current = shownId;
    if (isNext) window.scrollTo(0, 0);
    if (isNext || isFirstFocused) heading.current?.focus({ preventScroll: true });
  }, [shownId, isFirstFocused]);
  return heading;
}
