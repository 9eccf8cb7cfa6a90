import { setUserActiveOptions } from '../../data/users/queries';
import type { UserEntry } from '../../domain/admin/user-entry';
import { useChange } from '../shared/use-change';

/** Sets whether a user is active. */
export function useStatusChange(user: UserEntry, onDone?: () => void) {
  return useChange(setUserActiveOptions(user.userId), {
    failed: 'Kunde inte ändra användarens status.',
    done: (_nothing, isActive) => {
      onDone?.();
      return isActive ? 'Spärren har hävts.' : 'Användaren har spärrats.';
    },
  });
}
