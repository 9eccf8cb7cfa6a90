import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useEffect, useRef } from 'react';

/** Pixels that the page's head takes at most, with a phone's notch. */
const headMost = 120;

/** Says whether an answer is right. */
export function Verdict({
  isRight,
  at,
}: {
  isRight: boolean;
  /** When it was given: one given just now is brought into sight, not one that is paged back to. */
  at: number;
}) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (Date.now() - at > 1000) return;
    // with what begins to explain it (styles.css), and no further: picture and question stay as long as there is room
    line.current?.scrollIntoView({ block: 'nearest' });
    // no option is left half behind the head, and the chosen one stays whole
    [...document.querySelectorAll('label:not(:has(:checked) ~ *)')]
      .findLast((option) => option.getBoundingClientRect().top < headMost)
      ?.scrollIntoView();
  }, [at]);
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <p
      ref={line}
      className={`flex items-center gap-2 text-lg font-semibold ${isRight ? 'text-success' : 'text-destructive'}`}
    >
      <Icon aria-hidden />
      {isRight ? 'Rätt!' : 'Fel'}
    </p>
  );
}
