import { useQuery } from '@tanstack/react-query';

import { adminRoleOptions } from '../../data/admins/queries';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { useStatusChange } from './use-status-change';

const question =
  'Är du säker på att du vill inaktivera denna användare? Användaren kan logga in men inte öva eller göra prov.';
const keepsRole =
  'Användaren är administratör och kommer fortfarande åt panelen tills du tar bort rollen under Admin-inställningar.';

/** Shuts a user out of what the user has paid for, after asking. The administrator's role is another matter. */
export function DeactivateDialog({ user, onClose }: { user: UserEntry; onClose: () => void }) {
  const change = useStatusChange(user, onClose);
  const { data: isAdmin } = useQuery(adminRoleOptions(user.userId));
  return (
    <ConfirmDialog
      isOpen
      title={`Inaktivera ${userName(user)}`}
      question={isAdmin === true ? `${question} ${keepsRole}` : question}
      confirmLabel="Inaktivera"
      isBusy={change.isBusy}
      problem={change.problem}
      onConfirm={() => {
        change.run(false);
      }}
      onClose={onClose}
    />
  );
}
