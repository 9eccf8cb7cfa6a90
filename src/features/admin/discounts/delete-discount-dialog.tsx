import { useMutation, useQueryClient } from '@tanstack/react-query';

import { deleteDiscountCode } from '../../../data/discount-codes/manage-codes';
import { discountCodesKey } from '../../../data/discount-codes/queries';
import type { DiscountCode } from '../../../domain/purchase/discount-code';
import { formatCount } from '../../../lib/format';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useAdmin } from '../admin-context';
import { ConfirmDialog } from '../confirm-dialog';
import { problemText } from '../messages';

const failed = 'Kunde inte ta bort rabattkoden.';

/** Deletes a code after asking; one that waiting orders were made with says how many, and stays. */
export function DeleteDiscountDialog({
  code,
  onClose,
}: {
  code: DiscountCode;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const admin = useAdmin();
  const remove = useMutation({
    mutationFn: () => deleteDiscountCode(code.code, admin.uid),
    onSuccess: async (pending) => {
      if (pending > 0) return;
      await client.invalidateQueries({ queryKey: discountCodesKey });
      void client.invalidateQueries({ queryKey: ['admin', 'statistics', 'discountCodes'] });
      notifySuccess('Framgång', 'Rabattkod har tagits bort.');
      onClose();
    },
    onError: () => {
      notifyError('Fel', failed);
    },
  });
  const pending = remove.data ?? 0;
  const problem = remove.isError
    ? `${failed} ${problemText(remove.error)}`
    : pending > 0
      ? `Rabattkoden används i ${formatCount(pending, 'beställning', 'beställningar')} som väntar på betalning. Inaktivera den i stället, eller hantera ${pending === 1 ? 'den' : 'dem'} först under Betalning.`
      : undefined;
  return (
    <ConfirmDialog
      isOpen
      title={`Ta bort ${code.code}`}
      question="Är du säker på att du vill ta bort denna rabattkod?"
      isBusy={remove.isPending}
      problem={problem}
      onConfirm={() => {
        remove.mutate();
      }}
      onClose={onClose}
    />
  );
}
