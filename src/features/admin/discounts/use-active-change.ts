import { useMutation, useQueryClient } from '@tanstack/react-query';

import { setDiscountCodeActive } from '../../../data/discount-codes/manage-codes';
import { discountCodesKey } from '../../../data/discount-codes/queries';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useAdmin } from '../admin-context';
import { problemText } from '../messages';

/** Lets a code be used, or not, and reads the list anew. */
export function useActiveChange() {
  const client = useQueryClient();
  const admin = useAdmin();
  return useMutation({
    mutationFn: ({ code, isActive }: { code: string; isActive: boolean }) =>
      setDiscountCodeActive(code, isActive, admin.uid),
    onSuccess: async (_nothing, { isActive }) => {
      await client.invalidateQueries({ queryKey: discountCodesKey });
      notifySuccess(
        'Framgång',
        isActive ? 'Rabattkod har aktiverats.' : 'Rabattkod har inaktiverats.',
      );
    },
    onError: (error) => {
      notifyError('Fel', `Kunde inte ändra rabattkoden. ${problemText(error)}`);
    },
  });
}
