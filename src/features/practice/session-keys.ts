import type { KeyboardEvent } from 'react';

import { optionKeys, type OptionKey } from '../../domain/question/question';

/** What the keys of a practice session do. */
interface SessionKeys {
  onSelect: (option: OptionKey) => void;
  onAdvance: () => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** Returns true iff Enter belongs to what has focus, such as a link or another button. */
function belongsToFocus(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return event.key === 'Enter' && target?.closest('a, button:not([role=radio])') != null;
}

/**
 * Keys 1–4 mark an option, Enter answers and goes on, the arrows left and right go back and forth. They work while
 * focus is within the session, as single keys must (WCAG 2.1.4); the question takes focus when it is shown.
 */
export function sessionKeys(keys: SessionKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (isModified || event.repeat || belongsToFocus(event)) return;
    const option = optionKeys[Number(event.key) - 1];
    if (option !== undefined) keys.onSelect(option);
    else if (event.key === 'Enter') keys.onAdvance();
    else if (event.key === 'ArrowRight') keys.onNext();
    else if (event.key === 'ArrowLeft') keys.onPrevious();
    else return;
    event.preventDefault();
  };
}
