import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the screen counts as near. */
const margin = '300px 0px';

/** Tells when an element has come near the screen; from then on it stays so. */
export function useNearScreen<Place extends Element>(): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        // in slices: many come near at once, and the page must answer meanwhile
        startTransition(() => {
          setIsNear(true);
        });
      },
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear]);
  return [place, isNear];
}
