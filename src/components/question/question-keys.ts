import type { KeyboardEvent } from 'react';

/** What the keys of a question do. */
interface QuestionKeys {
  /** An option by its place, from 0. */
  onPick: (place: number) => void;
  onAdvance: () => void;
  /** Without these two the arrows are left to the options. */
  onNext?: () => void;
  onPrevious?: () => void;
  /** More single letters, in lower case. */
  letters?: Readonly<Record<string, () => void>>;
}

/** Returns true iff Enter belongs to what has focus, such as a link or another button. */
function belongsToFocus(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return event.key === 'Enter' && target?.closest('a, button') != null;
}

/** Presses the button that reads the question aloud. */
function readAloud({ currentTarget }: KeyboardEvent): void {
  currentTarget.querySelector<HTMLElement>('[aria-keyshortcuts=L]')?.click();
}

/**
 * Keys 1–4 mark an option, Enter answers and goes on, the arrows left and right go back and forth, L reads aloud. They work while
 * focus is within the session, as single keys must (WCAG 2.1.4); the question takes focus when it is shown.
 */
export function questionKeys(keys: QuestionKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (isModified || event.repeat || belongsToFocus(event)) return;
    const key = event.key.toLowerCase();
    const letter = keys.letters?.[key];
    if (/^[1-4]$/.test(event.key)) keys.onPick(Number(event.key) - 1);
    else if (event.key === 'Enter') keys.onAdvance();
    else if (event.key === 'ArrowRight' && keys.onNext) keys.onNext();
    else if (event.key === 'ArrowLeft' && keys.onPrevious) keys.onPrevious();
    else if (key === 'l') readAloud(event);
    else if (letter !== undefined) letter();
    else return;
    event.preventDefault();
  };
}
