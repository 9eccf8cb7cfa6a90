import type { KeyboardEvent, ReactNode } from 'react';

/**
 * Where questions are asked one by one, with the keys that answer them. On a phone the bars under the menu make room for it
 * (the variant `asking:` of styles.css), and what is left of them takes the place of the page's margin.
 */
export function QuestionArea({
  onKeyDown,
  children,
}: {
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}) {
  return (
    <div
      data-asking
      tabIndex={-1}
      className="min-w-0 outline-none max-sm:-mt-[min(var(--bars,0px),1.25rem)]"
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
