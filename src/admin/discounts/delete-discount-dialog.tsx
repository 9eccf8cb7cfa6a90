import { useQueryClient } from '@tanstack/react-query';

import { deleteDiscountCode } from '../../data/discount-codes/manage-codes';
import { discountCodesKey } from '../../data/discount-codes/queries';
import { formatCount } from '../../lib/format';
import { useAdmin } from '../shared/admin-context';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { useChange } from '../shared/use-change';

/** Deletes a code after asking; one that waiting orders were made with says how many, and stays. */
export function DeleteDiscountDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const client = useQueryClient();
  const admin = useAdmin();
  const remove = useChange({
    failed: 'Kunde inte ta bort rabattkoden.',
    run: () => deleteDiscountCode(code, admin.uid),
    done: async (waiting) => {
      if (waiting > 0) return null;
      await client.invalidateQueries({ queryKey: discountCodesKey });
      void client.invalidateQueries({ queryKey: ['admin', 'statistics', 'discountCodes'] });
      onClose();
      return 'Rabattkod har tagits bort.';
    },
  });
  const pending = remove.result ?? 0;
  const problem =
    pending > 0
      ? `Rabattkoden används i ${formatCount(pending, 'beställning', 'beställningar')} som väntar på betalning. Inaktivera den i stället, eller hantera ${pending === 1 ? 'den' : 'dem'} först under Betalning.`
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
