import { undoConfirmationOptions } from '../../data/payments/admin-queries';
import type { Order } from '../../domain/purchase/order';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { describeRefund } from '../shared/order-dialogs';
import { useOrderChange } from '../shared/use-order-change';

/** Takes back a confirmation that was a mistake, after asking. */
export function UndoDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const undo = useOrderChange(undoConfirmationOptions(order.id), {
    failed: 'Kunde inte ångra bekräftelsen.',
    done: (outcome) => describeRefund(outcome, 'Bekräftelsen är ångrad'),
    onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Ångra bekräftelsen av ${order.id}`}
      question="Var bekräftelsen ett misstag? Ordern väntar på betalning igen, och den del av licensen som köpet gav avslutas. Har pengarna kommit in ska köpet återbetalas i stället."
      confirmLabel="Ångra bekräftelsen"
      isBusy={undo.isBusy}
      problem={undo.problem}
      onConfirm={undo.run}
      onClose={onClose}
    />
  );
}
