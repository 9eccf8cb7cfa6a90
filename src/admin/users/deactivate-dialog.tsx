import { useQuery } from '@tanstack/react-query';

import { adminRoleOptions } from '../../data/admins/queries';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { useDuty } from '../shared/admin-context';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { useStatusChange } from './use-status-change';

const question =
  'Är du säker på att du vill spärra denna användare? Användaren kan logga in men inte öva eller göra prov.';
const keepsRole =
  'Användaren är administratör och kommer fortfarande åt panelen tills du tar bort rollen under Admin-inställningar.';

/** Shuts a user out of what the user has paid for, after asking. The administrator's role is another matter. */
export function DeactivateDialog({ user, onClose }: { user: UserEntry; onClose: () => void }) {
  const change = useStatusChange(user, onClose);
  const isOwner = useDuty('everything');
  const { data: role = null } = useQuery({ ...adminRoleOptions(user.userId), enabled: isOwner });
  return (
    <ConfirmDialog
      isOpen
      title={`Spärra ${userName(user)}`}
      question={role !== null ? `${question} ${keepsRole}` : question}
      confirmLabel="Spärra"
      isBusy={change.isBusy}
      problem={change.problem}
      onConfirm={() => {
        change.run(false);
      }}
      onClose={onClose}
    />
  );
}
