import { useEffect, useRef } from 'react';

/**
 * For the heading of what is asked: it takes focus when the question is shown, and a next one starts at its top.
 * @param isFirstFocused false where the first question leaves focus to the page.
 */
export function useMovedHeading(questionId: string, isFirstFocused = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(questionId);
  useEffect(() => {
    const isNext = shown.current !== questionId;
    shown.current = questionId;
    if (isNext) window.scrollTo(0, 0);
    if (isNext || isFirstFocused) heading.current?.focus({ preventScroll: true });
  }, [questionId, isFirstFocused]);
  return heading;
}
