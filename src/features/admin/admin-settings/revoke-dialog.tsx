import { useMutation, useQueryClient } from '@tanstack/react-query';

import { revokeAdmin, type Administrator } from '../../../data/admins/manage-admins';
import { adminsKey } from '../../../data/admins/queries';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useAdmin } from '../admin-context';
import { ConfirmDialog } from '../confirm-dialog';
import { problemText } from '../messages';

const failed = 'Kunde inte ta bort administratörsrollen.';

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
  const revoke = useMutation({
    mutationFn: () => revokeAdmin(administrator.id, admin.uid),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: adminsKey });
      notifySuccess('Framgång', 'Administratörsrollen har tagits bort.');
      onClose();
    },
    onError: () => {
      notifyError('Fel', failed);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title="Ta bort administratör"
      question={`Är du säker på att du vill ta bort administratörsrollen från ${administrator.email}?`}
      isBusy={revoke.isPending}
      problem={revoke.isError ? `${failed} ${problemText(revoke.error)}` : undefined}
      onConfirm={() => {
        revoke.mutate();
      }}
      onClose={onClose}
    />
  );
}
