import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { giveFullAccess } from '../../../data/licenses/manage-licenses';
import { fullAccessEndOptions, userLicensesKey } from '../../../data/licenses/queries';
import { userName, type UserEntry } from '../../../domain/admin/user-entry';
import { formatDate } from '../../../lib/format';
import { Alert } from '../../../ui/alert';
import { Button, oncePerDoubleClick } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useAdmin } from '../admin-context';
import { problemText } from '../messages';
import { serverTime } from '../server-time';

const failed = 'Kunde inte aktivera full åtkomst.';

/** Gives a user full access for as long as a purchase does, after showing when it ends. */
export function ActivateDialog({ user, onClose }: { user: UserEntry; onClose: () => void }) {
  const admin = useAdmin();
  const client = useQueryClient();
  const end = useQuery(fullAccessEndOptions(user.userId));
  const name = userName(user);
  const activate = useMutation({
    mutationFn: async () => giveFullAccess(user.userId, await serverTime(), admin.uid),
    onSuccess: (until) => {
      notifySuccess(
        'Framgång',
        `${name} har nu fullständig åtkomst till och med ${formatDate(until)}.`,
      );
      onClose();
      void client.invalidateQueries({ queryKey: userLicensesKey(user.userId) });
      void client.invalidateQueries({ queryKey: ['admin', 'statistics', 'activeLicenses'] });
    },
    onError: () => {
      notifyError('Fel', failed);
    },
  });
  const close = () => {
    if (!activate.isPending) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Aktivera full åtkomst"
      description={`${name} får övning och prov utan att betala. Har användaren redan full åtkomst läggs tiden till efter den.`}
    >
      {activate.isError && (
        <Alert tone="destructive" title={failed}>
          {problemText(activate.error)}
        </Alert>
      )}
      {end.isError && (
        <Alert tone="destructive" title="Kunde inte räkna ut slutdatumet.">
          {problemText(end.error)}
        </Alert>
      )}
      {user.userStatus !== 'active' && (
        <Alert tone="warning">
          Kontot är inaktivt. Åtkomsten börjar gälla när det har aktiverats under Användare.
        </Alert>
      )}
      <p className="min-h-7" role="status">
        {end.data === undefined ? (
          !end.isError && 'Räknar ut slutdatumet…'
        ) : (
          <>
            Gäller till och med <strong>{formatDate(end.data)}</strong>.
          </>
        )}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={activate.isPending} onClick={close}>
          Avbryt
        </Button>
        <Button
          isBusy={activate.isPending}
          disabled={end.data === undefined}
          onClick={oncePerDoubleClick(() => {
            activate.mutate();
          })}
        >
          Aktivera
        </Button>
      </div>
    </Dialog>
  );
}
