import type { ReactNode } from 'react';

import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { FormProblem } from '../../ui/form-problem';

/**
 * Asks before something that cannot be undone. It stays while that is under way, and shows what went wrong. Close it
 * when the list has been read anew: focus then goes to what is left around the button that opened it.
 */
export function ConfirmDialog({
  isOpen,
  title,
  question,
  confirmLabel = 'Ta bort',
  cancelLabel = 'Avbryt',
  isDestructive = true,
  isBusy,
  problem,
  onConfirm,
  onClose,
  children,
}: {
  isOpen: boolean;
  title: string;
  /** As the specification words it. */
  question: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** False for what gives rather than takes. */
  isDestructive?: boolean;
  isBusy: boolean;
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** What it is asked about, where the question does not say it. */
  children?: ReactNode;
}) {
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} description={question}>
      {children}
      {problem !== undefined && <FormProblem>{problem}</FormProblem>}
      <DialogButtons backLabel={cancelLabel} isBusy={isBusy} onBack={close}>
        <Button
          variant={isDestructive ? 'destructive' : 'primary'}
          isBusy={isBusy}
          onClick={() => {
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
