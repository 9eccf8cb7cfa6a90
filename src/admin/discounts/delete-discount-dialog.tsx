import { deleteDiscountCodeOptions } from '../../data/discount-codes/queries';
import { formatCount } from '../../lib/format';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { useChange } from '../shared/use-change';

/** Deletes a code after asking; one that waiting orders were made with says how many, and stays. */
export function DeleteDiscountDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const remove = useChange(deleteDiscountCodeOptions(code), {
    failed: 'Kunde inte ta bort rabattkoden.',
    done: (waiting) => {
      if (waiting > 0) return null;
      onClose();
      return 'Rabattkod har tagits bort.';
    },
  });
  const pending = remove.result ?? 0;
  const problem =
    pending > 0
      ? `Rabattkoden används i ${formatCount(pending, 'beställning', 'beställningar')} som väntar på betalning. Pausa den i stället, eller hantera ${pending === 1 ? 'den' : 'dem'} först under Betalning.`
      : remove.problem;
  return (
    <ConfirmDialog
      isOpen
      title={`Ta bort ${code}`}
      question="Är du säker på att du vill ta bort denna rabattkod?"
      isBusy={remove.isBusy}
      problem={problem}
      onConfirm={remove.run}
      onClose={onClose}
    />
  );
}
