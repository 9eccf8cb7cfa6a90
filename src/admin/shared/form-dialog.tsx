import type { ReactNode } from 'react';

import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { FormProblem } from '../../ui/form-problem';

/** A form in a dialog. It stays while what was sent is under way, and shows why that did not go. */
export function FormDialog({
  title,
  description,
  saveLabel = 'Spara',
  isBusy,
  failed,
  reason,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  description: string;
  saveLabel?: string;
  isBusy: boolean;
  /** What has not been done when it fails. */
  failed: string;
  /** Why it has failed, if it has. */
  reason: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog isOpen onClose={close} title={title} description={description}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
      >
        {children}
        {reason !== undefined && <FormProblem title={failed}>{reason}</FormProblem>}
        <DialogButtons isBusy={isBusy} onBack={close}>
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? 'Sparar...' : saveLabel}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
