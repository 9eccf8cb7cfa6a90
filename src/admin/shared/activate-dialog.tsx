import { useQuery } from '@tanstack/react-query';

import { fullAccessEndOptions, giveFullAccessOptions } from '../../data/licenses/queries';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { formatMoment } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { FormProblem } from '../../ui/form-problem';
import { problemText } from './messages';
import { useChange } from './use-change';

const failed = 'Kunde inte aktivera full åtkomst.';

/** Gives a user full access for as long as a purchase does, after showing when it ends. */
export function ActivateDialog({ user, onClose }: { user: UserEntry; onClose: () => void }) {
  const end = useQuery(fullAccessEndOptions(user.userId));
  const name = userName(user);
  const activate = useChange(giveFullAccessOptions(user.userId), {
    failed,
    done: (until) => {
      onClose();
      return `${name} har nu fullständig åtkomst till och med ${formatMoment(until)}.`;
    },
  });
  const close = () => {
    if (!activate.isBusy) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Aktivera full åtkomst"
      description={`${name} får övning och prov utan att betala. Har användaren redan full åtkomst läggs tiden till efter den.`}
    >
      {end.isError && (
        <Alert tone="destructive" title="Kunde inte räkna ut slutdatumet.">
          {problemText(end.error)}
        </Alert>
      )}
      {user.userStatus !== 'active' && (
        <Alert tone="warning">
          Kontot är spärrat. Åtkomsten börjar gälla när spärren har hävts under Användare.
        </Alert>
      )}
      <p className="min-h-7" role="status">
        {end.data === undefined ? (
          !end.isError && 'Räknar ut slutdatumet…'
        ) : (
          <>
            Gäller till och med <strong>{formatMoment(end.data)}</strong>.
          </>
        )}
      </p>
      {activate.reason !== undefined && <FormProblem title={failed}>{activate.reason}</FormProblem>}
      <DialogButtons isBusy={activate.isBusy} onBack={close}>
        <Button
          isBusy={activate.isBusy}
          disabled={end.data === undefined}
          onClick={() => {
            activate.run();
          }}
        >
          Aktivera
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
