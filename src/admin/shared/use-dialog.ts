import { useState, type ReactNode } from 'react';

/**
 * A dialog about one thing of a list.
 * @param render makes the dialog about the thing; it is given what closes it.
 * @returns `open`, which shows it about a thing, and `dialog`, to be placed on the page.
 */
export function useDialog<Item extends object>(
  render: (item: Item, onClose: () => void) => ReactNode,
) {
  const [item, open] = useState<Item | null>(null);
  const close = () => {
    open(null);
  };
  return { open, dialog: item !== null && render(item, close) };
}
