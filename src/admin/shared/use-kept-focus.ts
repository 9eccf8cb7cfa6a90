import { useRef } from 'react';

/**
 * Keeps the focus at a list whose items change with a press: what was pressed may be gone, or shut.
 * @returns the list's ref, for an element with `tabIndex={-1}`, and what is called when an item has changed
 */
export function useKeptFocus() {
  const listRef = useRef<HTMLDivElement>(null);
  const keepFocus = () => {
    if (document.activeElement === document.body) listRef.current?.focus();
  };
  return { listRef, keepFocus };
}
