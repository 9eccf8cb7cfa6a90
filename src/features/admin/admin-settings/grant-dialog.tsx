import { useMutation, useQueryClient } from '@tanstack/react-query';

import { grantAdmin } from '../../../data/admins/manage-admins';
import { adminsKey } from '../../../data/admins/queries';
import { isDataError } from '../../../data/errors';
import { userName, type UserEntry } from '../../../domain/admin/user-entry';
import { formatDate } from '../../../lib/format';
import { Alert } from '../../../ui/alert';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { Button, oncePerDoubleClick } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useAdmin } from '../admin-context';
import { problemText } from '../messages';

const failed = 'Kunde inte ge administratörsrollen.';

function problemOf(error: unknown): string {
  return isDataError(error, 'conflict') ? 'Användaren är redan administratör.' : problemText(error);
}

/** Makes a user an administrator, after showing who it is: anybody may have registered with an address. */
export function GrantDialog({
  user,
  onGranted,
  onClose,
}: {
  user: UserEntry;
  onGranted: () => void;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const admin = useAdmin();
  const grant = useMutation({
    mutationFn: () => grantAdmin(user, admin.uid),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: adminsKey });
      notifySuccess('Framgång', `${userName(user)} är nu administratör.`);
      onGranted();
    },
    onError: () => {
      notifyError('Fel', failed);
    },
  });
  const close = () => {
    if (!grant.isPending) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Ge administratörsrollen"
      description={`${userName(user)} (${user.email}) får läsa och ändra allt i panelen.`}
    >
      {grant.isError && (
        <Alert tone="destructive" title={failed}>
          {problemOf(grant.error)}
        </Alert>
      )}
      <Alert tone="warning">
        Fråga personen själv först: vem som helst kan ha registrerat sig med adressen.
        {user.createdAt !== null && ` Kontot skapades ${formatDate(user.createdAt)}.`}
      </Alert>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={grant.isPending} onClick={close}>
          Avbryt
        </Button>
        <Button
          isBusy={grant.isPending}
          onClick={oncePerDoubleClick(() => {
            grant.mutate();
          })}
        >
          Gör till administratör
        </Button>
      </div>
    </Dialog>
  );
}
