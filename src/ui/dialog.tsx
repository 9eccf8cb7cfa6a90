import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { classNames } from '../lib/class-names';

const widths = { normal: 'max-w-md', wide: 'max-w-4xl grid-cols-[minmax(0,1fr)]' } as const;

/** An element and what it lies in, from the inside out. */
function withAncestors(element: Element | null): Element[] {
  return element === null ? [] : [element, ...withAncestors(element.parentElement)];
}

/** Focuses the first of these that is still there and takes focus. */
function focusFirst(elements: readonly Element[]): void {
  const next = elements.find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.isConnected && element.tabIndex >= 0,
  );
  next?.focus();
}

/**
 * A dialog that holds focus until it is closed, and then gives it back to what had it, or, where that has been deleted
 * meanwhile, to the list or tab around it; Escape, the cross and a press beside it close it.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  width = 'normal',
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  width?: keyof typeof widths;
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
            focusFirst(before.current);
          }}
          className={classNames(
            'fixed top-1/2 left-1/2 z-50 grid max-h-[85dvh] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-card bg-surface p-6 shadow-lift',
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
