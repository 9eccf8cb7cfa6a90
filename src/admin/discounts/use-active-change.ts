import { useQueryClient } from '@tanstack/react-query';

import { setDiscountCodeActive } from '../../data/discount-codes/manage-codes';
import { discountCodesKey } from '../../data/discount-codes/queries';
import { useAdmin } from '../shared/admin-context';
import { useChange } from '../shared/use-change';

/** Lets a code be used, or not, and reads the list anew. */
export function useActiveChange(code: string) {
  const client = useQueryClient();
  const admin = useAdmin();
  return useChange({
    failed: 'Kunde inte ändra rabattkoden.',
    hasPlace: false,
    run: (isActive: boolean, id) => setDiscountCodeActive(code, isActive, { actor: admin.uid, id }),
    done: async (_nothing, isActive) => {
      await client.invalidateQueries({ queryKey: discountCodesKey });
      return isActive ? 'Rabattkod har aktiverats.' : 'Rabattkod har inaktiverats.';
    },
  });
}
