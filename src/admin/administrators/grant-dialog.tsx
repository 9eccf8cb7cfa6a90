import { grantAdminOptions } from '../../data/admins/queries';
import { isDataError } from '../../data/errors';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormProblem } from '../../ui/form-problem';
import { formatDay } from '../shared/format-day';
import { problemText } from '../shared/messages';
import { useChange } from '../shared/use-change';

const failed = 'Kunde inte ge administratörsrollen.';

function reasonOf(error: unknown): string {
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
  const grant = useChange(grantAdminOptions(user), {
    failed,
    reasonOf,
    done: () => {
      onGranted();
      return `${userName(user)} är nu administratör.`;
    },
  });
  const close = () => {
    if (!grant.isBusy) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Ge administratörsrollen"
      description={`${userName(user)} (${user.email}) får läsa och ändra allt i panelen.`}
    >
      <Alert tone="warning">
        Fråga personen själv först: vem som helst kan ha registrerat sig med adressen.
        {user.createdAt !== null && ` Kontot skapades ${formatDay(user.createdAt)}.`}
      </Alert>
      {grant.reason !== undefined && <FormProblem title={failed}>{grant.reason}</FormProblem>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={grant.isBusy} onClick={close}>
          Avbryt
        </Button>
        <Button
          isBusy={grant.isBusy}
          onClick={() => {
            grant.run();
          }}
        >
          Gör till administratör
        </Button>
      </div>
    </Dialog>
  );
}
