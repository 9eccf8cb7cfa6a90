import * as RadixDialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode, type RefObject } from 'react';

import { classNames } from '../lib/class-names';

const widths = {
  normal: 'max-w-md grid-cols-[minmax(0,1fr)]',
  wide: 'max-w-4xl grid-cols-[minmax(0,1fr)]',
} as const;

/** An element and what it lies in, from the inside out. */
function withAncestors(element: Element | null): Element[] {
  return element === null ? [] : [element, ...withAncestors(element.parentElement)];
}

/** Focuses the opener or, if it is gone, the first of what it lay in that takes focus. Returns true iff there is one. */
function focusFirst([opener, ...around]: readonly Element[]): boolean {
  const isThere = (element: Element | undefined): element is HTMLElement =>
    element instanceof HTMLElement && element.isConnected && element !== document.body;
  const next = isThere(opener)
    ? opener
    : around.filter(isThere).find((element) => element.tabIndex >= 0);
  next?.focus();
  return next !== undefined;
}

/**
 * A dialog that holds focus until it is closed, and then gives it back to what had it, or, where that has been deleted
 * meanwhile, to the list or tab around it, unless what is shown instead has taken it; Escape, the cross and a press
 * beside it close it.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  width = 'normal',
  homeRef,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  width?: keyof typeof widths;
  /** Takes focus when what had it before is gone. */
  homeRef?: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const before = useRef<Element[]>([]);
  return (
    <RadixDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <RadixDialog.Content
          onOpenAutoFocus={() => {
            before.current = withAncestors(document.activeElement);
          }}
          onCloseAutoFocus={() => {
            // Radix itself knows only an opener that is its own Trigger
            if (document.activeElement !== document.body) return;
            if (!focusFirst(before.current)) homeRef?.current?.focus();
          }}
          className={classNames(
            'fixed top-1/2 left-1/2 z-50 grid max-h-[85dvh] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-card bg-surface p-6 wrap-anywhere shadow-lift has-data-room:grid-rows-[auto_minmax(9rem,1fr)]',
            widths[width],
          )}
        >
          <div className="pr-10">
            <RadixDialog.Title className="text-xl">{title}</RadixDialog.Title>
            <RadixDialog.Description className="mt-2 text-muted-foreground">
              {description}
            </RadixDialog.Description>
          </div>
          {children}
          <RadixDialog.Close
            aria-label="Stäng"
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-card hover:bg-muted"
          >
            <X aria-hidden className="size-5" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
