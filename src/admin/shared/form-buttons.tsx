import type { ReactNode } from 'react';

import { Button } from '../../ui/button';

/** Ends a form on a page: saves it, or leaves it. */
export function FormButtons({
  saveLabel = 'Spara',
  isBusy,
  isDisabled = false,
  onCancel,
  children,
}: {
  saveLabel?: string;
  isBusy: boolean;
  /** While something else has to be done first. */
  isDisabled?: boolean;
  onCancel: () => void;
  /** Other ways to save it. */
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isBusy={isBusy} disabled={isDisabled}>
        {isBusy ? 'Sparar...' : saveLabel}
      </Button>
      {children}
      <Button variant="outline" disabled={isBusy} onClick={onCancel}>
        Avbryt
      </Button>
    </div>
  );
}
