import type { Administrator } from '../../data/admins/manage-admins';
import { revokeAdminOptions } from '../../data/admins/queries';
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
  const revoke = useChange(revokeAdminOptions(administrator.id), {
    failed: 'Kunde inte ta bort administratörsrollen.',
    done: () => {
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
