import { useMutation, useQueryClient } from '@tanstack/react-query';

import { usersKey } from '../../../data/users/queries';
import { setUserActive } from '../../../data/users/repository';
import type { UserEntry } from '../../../domain/admin/user-entry';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useAdmin } from '../admin-context';

export const statusFailed = 'Kunde inte ändra användarens status.';

/** Sets whether a user is active, and reads the lists anew. */
export function useStatusChange(user: UserEntry) {
  const client = useQueryClient();
  const admin = useAdmin();
  return useMutation({
    mutationFn: (isActive: boolean) => setUserActive(user.userId, isActive, admin.uid),
    onSuccess: async (_nothing, isActive) => {
      await client.invalidateQueries({ queryKey: usersKey });
      notifySuccess(
        'Framgång',
        isActive ? 'Användaren har aktiverats.' : 'Användaren har inaktiverats.',
      );
    },
    onError: () => {
      notifyError('Fel', statusFailed);
    },
  });
}
