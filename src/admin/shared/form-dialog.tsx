import type { ReactNode } from 'react';

import { Dialog } from '../../ui/dialog';
import { FormProblem } from '../../ui/form-problem';
import { DialogButtons } from './form-buttons';

/** A form in a dialog. It stays while what was sent is under way, and shows why that did not go. */
export function FormDialog({
  title,
  description,
  saveLabel,
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
        <DialogButtons
          {...(saveLabel !== undefined && { saveLabel })}
          isBusy={isBusy}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
}
