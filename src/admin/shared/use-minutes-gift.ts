import { giveFreeMinutesOptions } from '../../data/users/queries';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { limits } from '../../domain/limits';
import { formatNumber } from '../../lib/format';
import { notifyError } from '../../ui/notify';
import { useChange } from './use-change';

/** Gives a user free minutes and says so; while nobody is chosen there is nobody to give them to. */
export function useMinutesGift(user: UserEntry | null) {
  return useChange(giveFreeMinutesOptions(user?.userId ?? ''), {
    failed: 'Kunde inte ge gratis minuter.',
    hasPlace: false,
    done: (added) => {
      const name = user === null ? '' : userName(user);
      if (added > 0) return `${formatNumber(added)} gratis minuter har getts till ${name}.`;
      notifyError(
        'Fel',
        `${name} har redan ${formatNumber(limits.freeMinutesMax)} minuter, och fler kan ingen ha.`,
      );
      return null;
    },
  });
}
