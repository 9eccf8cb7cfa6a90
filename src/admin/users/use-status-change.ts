import { useQueryClient } from '@tanstack/react-query';

import { usersKey } from '../../data/users/queries';
import { setUserActive } from '../../data/users/repository';
import type { UserEntry } from '../../domain/admin/user-entry';
import { useAdmin } from '../shared/admin-context';
import { useChange } from '../shared/use-change';

/** Sets whether a user is active, and reads the lists anew. */
export function useStatusChange(user: UserEntry, onDone?: () => void) {
  const client = useQueryClient();
  const admin = useAdmin();
  return useChange({
    failed: 'Kunde inte ändra användarens status.',
    run: (isActive: boolean, id) => setUserActive(user.userId, isActive, { actor: admin.uid, id }),
    done: async (_nothing, isActive) => {
      await client.invalidateQueries({ queryKey: usersKey });
      onDone?.();
      return isActive ? 'Användaren har aktiverats.' : 'Användaren har inaktiverats.';
    },
  });
}
