import { useEffect, useEffectEvent } from 'react';

import { optionKeys, type OptionKey } from '../../domain/question/question';

/** What the keys of a practice session do. */
interface SessionKeys {
  onSelect: (option: OptionKey) => void;
  onAdvance: () => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** Returns true iff the key belongs to what has focus, such as Enter on a link. */
function belongsToFocus(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [role=dialog]')) return true;
  return event.key === 'Enter' && target?.closest('a, button:not([role=radio])') != null;
}

/** Keys 1–4 mark an option, Enter answers and goes on, the arrows left and right go back and forth. */
export function useSessionKeys(keys: SessionKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (isModified || event.repeat || belongsToFocus(event)) return;
    const option = optionKeys[Number(event.key) - 1];
    if (option !== undefined) keys.onSelect(option);
    else if (event.key === 'Enter') keys.onAdvance();
    else if (event.key === 'ArrowRight') keys.onNext();
    else if (event.key === 'ArrowLeft') keys.onPrevious();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
    };
  }, []);
}
