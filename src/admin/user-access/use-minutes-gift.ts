import { useQueryClient } from '@tanstack/react-query';

import { usersKey } from '../../data/users/queries';
import { giveFreeMinutes } from '../../data/users/repository';
import { limits } from '../../domain/limits';
import { formatNumber } from '../../lib/format';
import { measureServerTime } from '../../lib/server-clock';
import { notifyError } from '../../ui/notify';
import { useAdmin } from '../shared/admin-context';
import { useChange } from '../shared/use-change';

interface Gift {
  userId: string;
  /** What the user is called. */
  name: string;
  minutes: number;
}

/** Gives a user free minutes and says so. */
export function useMinutesGift() {
  const client = useQueryClient();
  const admin = useAdmin();
  return useChange({
    failed: 'Kunde inte ge gratis minuter.',
    hasPlace: false,
    run: async ({ userId, minutes }: Gift, id) =>
      giveFreeMinutes(userId, minutes, await measureServerTime(), { actor: admin.uid, id }),
    done: async (added, { name }) => {
      await client.invalidateQueries({ queryKey: usersKey });
      if (added > 0) return `${formatNumber(added)} gratis minuter har getts till ${name}.`;
      notifyError(
        'Fel',
        `${name} har redan ${formatNumber(limits.freeMinutesMax)} minuter, och fler kan ingen ha.`,
      );
      return null;
    },
  });
}
