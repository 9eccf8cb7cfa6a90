import { useEffect, useRef, type RefObject } from 'react';

/** The upper quarter of the screen does not count: a jump to a section leaves the end of the one before there. */
const lower = '-25% 0px 0px';

/** Milliseconds that the end must stay on the screen: who scrolls past has not read. */
const least = 1500;

/** More words in a second than anyone reads: who has been at a section for less time has not read it. */
const wordsPerSecond = 10;

/** Milliseconds between two looks at what is on the screen. */
const step = 250;

/** Calls back with whether a place is on the screen, whenever that changes; returns what ends it. */
function watch(place: Element, onChange: (isSeen: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      onChange(entries.at(-1)?.isIntersecting === true);
    },
    { rootMargin: lower },
  );
  observer.observe(place);
  return () => {
    observer.disconnect();
  };
}

/**
 * Calls back, once, when a section has been on the screen as long as its words take to read, and its end for a while.
 * Time that the page itself is hidden does not count.
 */
export function useStay<Whole extends Element, End extends Element>(
  words: number,
  onStay: () => void,
): { whole: RefObject<Whole | null>; end: RefObject<End | null> } {
  const whole = useRef<Whole>(null);
  const end = useRef<End>(null);
  const latest = useRef(onStay);
  useEffect(() => {
    latest.current = onStay;
  });
  useEffect(() => {
    if (whole.current === null || end.current === null) return;
    const needed = Math.max(least, (words / wordsPerSecond) * 1000);
    let [isEndSeen, atSection, atEnd] = [false, 0, 0];
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      atSection += step;
      atEnd = isEndSeen ? atEnd + step : 0;
      if (atSection < needed || atEnd < least) return;
      stop();
      latest.current();
    };
    const endings = [
      watch(whole.current, (isSeen) => {
        clearInterval(timer);
        if (isSeen) timer = setInterval(look, step);
        else atEnd = 0;
      }),
      watch(end.current, (isSeen) => {
        isEndSeen = isSeen;
      }),
    ];
    const stop = () => {
      clearInterval(timer);
      for (const ending of endings) ending();
    };
    return stop;
  }, [words]);
  return { whole, end };
}
