import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useEffect, useRef } from 'react';

/**
 * Brings a verdict into sight with what begins to explain it, and scrolls no further than it must: picture and question
 * stay as long as there is room. No option is left half behind the page's head, and the chosen one stays whole.
 */
function show(verdict: Element | null): void {
  verdict?.scrollIntoView({ block: 'nearest' });
  const head = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  [...document.querySelectorAll('[role=radiogroup] label:not(:has(:checked) ~ *)')]
    .findLast((option) => option.getBoundingClientRect().top < head)
    ?.scrollIntoView();
}

/** Says whether an answer is right, in sight if it was given just now. */
export function Verdict({ isRight, isFresh }: { isRight: boolean; isFresh: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFresh) show(line.current);
  }, [isFresh]);
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <p
      ref={line}
      className={`flex scroll-mb-20 items-center gap-2 text-lg font-semibold sm:scroll-mb-80 ${isRight ? 'text-success' : 'text-destructive'}`}
    >
      <Icon aria-hidden />
      {isRight ? 'Rätt!' : 'Fel'}
    </p>
  );
}
