import { useMutation, useQueryClient } from '@tanstack/react-query';

import { isDataError } from '../../../data/errors';
import { allOrdersKey } from '../../../data/orders/admin-queries';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { problemText } from '../messages';

function reasonOf(error: unknown): string {
  if (isDataError(error, 'conflict')) {
    return 'Beställningen har redan hanterats. Ladda om listan.';
  }
  if (isDataError(error, 'discount-used-up')) {
    return 'Rabattkoden som beställningen gjordes med är förbrukad.';
  }
  return problemText(error);
}

/**
 * Does something with an order, reads the lists and figures anew, and says so.
 * @param failed what stands before the reason when it fails.
 * @param run does it and returns what to say.
 */
export function useOrderChange(failed: string, run: () => Promise<string>, onDone: () => void) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: run,
    onSuccess: async (message) => {
      await client.invalidateQueries({ queryKey: allOrdersKey });
      void client.invalidateQueries({ queryKey: ['admin', 'statistics'] });
      void client.invalidateQueries({ queryKey: ['admin', 'licenses'] });
      notifySuccess('Framgång', message);
      onDone();
    },
    onError: () => {
      notifyError('Fel', failed);
    },
  });
  return {
    isBusy: change.isPending,
    problem: change.isError ? `${failed} ${reasonOf(change.error)}` : undefined,
    run: () => {
      change.mutate();
    },
  };
}
