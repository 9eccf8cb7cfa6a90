import { useEffect, useRef, type RefObject } from 'react';

/** The upper quarter of the screen does not count: a jump to a section leaves the end of the one before there. */
const lower = '-25% 0px 0px';

/** Milliseconds that a place must stay on the screen: who scrolls past has not read. */
const stay = 1500;

/** Calls back, once, when a place has stayed on the screen for a while. */
export function useStay<Place extends Element>(onStay: () => void): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const latest = useRef(onStay);
  useEffect(() => {
    latest.current = onStay;
  });
  useEffect(() => {
    if (place.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting !== true) return;
        timer = setTimeout(() => {
          observer.disconnect();
          latest.current();
        }, stay);
      },
      { rootMargin: lower },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return place;
}
