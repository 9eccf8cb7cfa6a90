import { useQueryClient } from '@tanstack/react-query';

import { isDataError } from '../../data/errors';
import { allOrdersKey } from '../../data/orders/admin-queries';
import { problemText } from '../shared/messages';
import { useChange } from '../shared/use-change';

function reasonOf(error: unknown): string {
  if (isDataError(error, 'conflict')) {
    return 'Beställningen har redan hanterats. Ladda om listan.';
  }
  if (isDataError(error, 'discount-used-up')) {
    return 'Rabattkoden som beställningen gjordes med är förbrukad. Höj Max användningar under Rabatter och bekräfta sedan igen.';
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
  return useChange({
    failed,
    reasonOf,
    run,
    done: async (message) => {
      await client.invalidateQueries({ queryKey: allOrdersKey });
      void client.invalidateQueries({ queryKey: ['admin', 'statistics'] });
      void client.invalidateQueries({ queryKey: ['admin', 'licenses'] });
      onDone();
      return message;
    },
  });
}
