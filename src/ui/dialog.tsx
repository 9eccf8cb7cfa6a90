import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';

/**
 * A dialog that holds focus until it is closed, and then gives it back to what had it, unless what is shown instead has
 * taken it; Escape, the cross and a press beside it close it.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  homeRef,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** Takes focus when what had it before is gone. */
  homeRef?: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const before = useRef<Element>(null);
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
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={() => {
            // Radix itself knows only an opener that is its own Trigger
            if (document.activeElement !== document.body) return;
            const opener = before.current;
            const isThere = opener?.isConnected === true && opener !== document.body;
            if (isThere && opener instanceof HTMLElement) opener.focus();
            else homeRef?.current?.focus();
          }}
          className="fixed top-1/2 left-1/2 z-50 grid max-h-[85dvh] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-card bg-surface p-6 shadow-lift"
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
