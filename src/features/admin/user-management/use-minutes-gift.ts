import { useMutation, useQueryClient } from '@tanstack/react-query';

import { usersKey } from '../../../data/users/queries';
import { giveFreeMinutes } from '../../../data/users/repository';
import { userName, type UserEntry } from '../../../domain/admin/user-entry';
import { limits } from '../../../domain/limits';
import { formatNumber } from '../../../lib/format';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useAdmin } from '../admin-context';
import { problemText } from '../messages';
import { serverTime } from '../server-time';

interface Gift {
  user: UserEntry;
  minutes: number;
}

/** Gives a user free minutes and says so. */
export function useMinutesGift() {
  const client = useQueryClient();
  const admin = useAdmin();
  return useMutation({
    mutationFn: async ({ user, minutes }: Gift) =>
      giveFreeMinutes(user.userId, minutes, await serverTime(), admin.uid),
    onSuccess: async (added, { user }) => {
      await client.invalidateQueries({ queryKey: usersKey });
      const name = userName(user);
      if (added > 0) {
        notifySuccess('Framgång', `${formatNumber(added)} gratis minuter har getts till ${name}.`);
      } else {
        notifyError(
          'Fel',
          `${name} har redan ${formatNumber(limits.freeMinutesMax)} minuter, och fler kan ingen ha.`,
        );
      }
    },
    onError: (error) => {
      notifyError('Fel', `Kunde inte ge gratis minuter. ${problemText(error)}`);
    },
  });
}
