import type { ReactNode } from 'react';

import { Button } from './button';

/**
 * Ends a dialog: the way back stands first, so that it has the focus where nothing is to be filled in, and what the dialog is
 * for stands last. On a phone they share the width of the dialog, and long ones stand below each other.
 */
export function DialogButtons({
  backLabel = 'Avbryt',
  isBackAdvised = false,
  isBusy = false,
  onBack,
  children,
}: {
  backLabel?: string;
  /** The way back is what most should take: it looks like it. */
  isBackAdvised?: boolean;
  /** While what was asked for is under way, there is no way back. */
  isBusy?: boolean;
  onBack: () => void;
  /** The button that goes on, where there is one. */
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap gap-3 *:grow sm:justify-end sm:*:grow-0">
      <Button variant={isBackAdvised ? 'primary' : 'outline'} disabled={isBusy} onClick={onBack}>
        {backLabel}
      </Button>
      {children}
    </div>
  );
}
