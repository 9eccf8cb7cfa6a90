import { useQueryClient } from '@tanstack/react-query';

import { revokeAdmin, type Administrator } from '../../data/admins/manage-admins';
import { adminsKey } from '../../data/admins/queries';
import { useAdmin } from '../shared/admin-context';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { useChange } from '../shared/use-change';

/** Takes the role from another administrator, after asking. */
export function RevokeDialog({
  administrator,
  onClose,
}: {
  administrator: Administrator;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const admin = useAdmin();
  const revoke = useChange({
    failed: 'Kunde inte ta bort administratörsrollen.',
    run: () => revokeAdmin(administrator.id, admin.uid),
    done: async () => {
      await client.invalidateQueries({ queryKey: adminsKey });
      onClose();
      return 'Administratörsrollen har tagits bort.';
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title="Ta bort administratör"
      question={`Är du säker på att du vill ta bort administratörsrollen från ${administrator.email}?`}
      isBusy={revoke.isBusy}
      problem={revoke.problem}
      onConfirm={revoke.run}
      onClose={onClose}
    />
  );
}
