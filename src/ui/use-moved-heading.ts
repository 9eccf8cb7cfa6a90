import { useEffect, useRef } from 'react';

/** For the heading of what is asked: it takes focus when the question is shown, and a next one starts at its top. */
export function useMovedHeading(questionId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(questionId);
  useEffect(() => {
    if (shown.current !== questionId) window.scrollTo(0, 0);
    shown.current = questionId;
    heading.current?.focus({ preventScroll: true });
  }, [questionId]);
  return heading;
}
